import Button from '@mui/material/Button';
import type { Place } from '../model/keys';
import { Note, PartHeading, Row, Sheet, Stack, ViewHeading } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { AddPage } from './AddPage';
import { AddLanguage, RemoveLanguage } from './LanguageSteps';
import { Translations } from './Translations';

/** Renders the steps that change several files at once, and buttons that open the settings of the whole site. */
export function StepsView() {
  const { say } = useWords();
  const { known } = useContent();
  return (
    <Stack gap={16}>
      <ViewHeading>{say('steps')}</ViewHeading>
      <Translations />
      <EntrySteps />
      {known.collections.map((collection) => (
        <AddPage key={collection.name} collection={collection} />
      ))}
      <AddLanguage />
      <RemoveLanguage />
      <SiteSteps />
    </Stack>
  );
}

/** Renders buttons that open the lists whose entries are in several files: questions, testimonials. */
function EntrySteps() {
  const { say } = useWords();
  const { content, known } = useContent();
  const places = Object.entries(known.entries).flatMap(([kind, { words }]) => {
    const file = [...content.files.values()].find(({ inner }) => inner === words.path);
    return file ? [{ name: say.kind(kind), place: { path: file.path, key: [words.list] } }] : [];
  });
  return (
    <Sheet>
      <PartHeading>{say('entries')}</PartHeading>
      <Note>{say('entriesHint')}</Note>
      <Places places={places} />
    </Sheet>
  );
}

/** Renders buttons that open the settings of the whole site. */
function SiteSteps() {
  const { say } = useWords();
  const { known } = useContent();
  const { site, redirects, packs } = known.paths;
  const places = [
    { name: say('sectionOrder'), place: { path: site, key: ['sections'] } },
    { name: say('prices'), place: { path: packs, key: [] } },
    { name: say('redirects'), place: { path: redirects, key: [] } },
    { name: say('settings'), place: { path: site, key: [] } },
  ];
  return (
    <Sheet>
      <PartHeading>{say('site')}</PartHeading>
      <Places places={places} />
    </Sheet>
  );
}

function Places({ places }: { places: readonly { name: string; place: Place }[] }) {
  return (
    <Row>
      {places.map(({ name, place }) => (
        <Button key={name} variant="outlined" onClick={() => session.pick(place)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}
