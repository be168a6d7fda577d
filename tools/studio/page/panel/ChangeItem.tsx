import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Change } from '../../src/changes/changes';
import type { Field } from '../../src/fields';
import type { LanguageChange } from '../model/change-groups';
import { Row, Side, Stack } from '../parts/styles';
import { useSession } from '../session/use-session';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { TitledValue } from './Value';

const Head = styled(Row)({ justifyContent: 'space-between', fontSize: sizes.small });

interface ChangeItemProps extends LanguageChange {
  field?: Field;
  /** The name of the changed place. */
  place: string;
  canTakeBack: boolean;
}

/** Renders a change in one language: what it is, and its values before and after side by side. */
export function ChangeItem({ change, language, isMark, field, place, canTakeBack }: ChangeItemProps) {
  const { say } = useWords();
  const { kind, places } = change;
  const what = isMark ? say(kind === 'removed' ? 'unmarked' : 'marked') : say(kind);
  const title = [language === undefined ? undefined : say.language(language), what].filter(Boolean).join(' · ');
  return (
    <Stack gap={6}>
      <Head>
        <strong>{title}</strong>
        {canTakeBack && <TakeBack change={change} place={[place, title].join(', ')} />}
      </Head>
      {places && <span>{say('places', { from: String(places.from), to: String(places.to) })}</span>}
      {!isMark && !places && <Values change={change} {...(field && { field })} />}
    </Stack>
  );
}

function Values({ change: { path, kind, before, after }, field }: Pick<ChangeItemProps, 'change' | 'field'>) {
  const { say } = useWords();
  const ofPicture = (value: unknown) =>
    path.endsWith('.json') ? value : say('pictureSize', { size: String(Math.ceil(Number(value) / 1000)) });
  const shared = field && { field };
  return (
    <Side count={2}>
      {kind !== 'added' && <TitledValue title={say('before')} value={ofPicture(before)} {...shared} />}
      {kind !== 'removed' && <TitledValue title={say('after')} value={ofPicture(after)} {...shared} />}
    </Side>
  );
}

function TakeBack({ change, place }: { change: Change; place: string }) {
  const { say } = useWords();
  const session = useSession();
  const { path, key } = change;
  const taken = useRef<Change>();
  const takeBack = async () => {
    // The list is renewed after the check: until then, a second click would mean this change again.
    if (taken.current === change) return;
    taken.current = change;
    if ((await session.act('revert', { path, key })) === undefined) taken.current = undefined;
  };
  return (
    <Button variant="outlined" aria-label={`${say('takeBack')}: ${place}`} onClick={() => void takeBack()}>
      {say('takeBack')}
    </Button>
  );
}
