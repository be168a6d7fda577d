import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import { idFrom } from '../model/blank';
import { idOf } from '../model/keys';
import { wordsOf } from '../model/naming';
import { newPage } from '../model/new-page';
import { pagePlace } from '../model/subject';
import { useNames } from '../model/use-names';
import { useNavigation } from '../navigation';
import { Columns, Input, Note, PartHeading, Row, Select, Sheet, Stack } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { useContent, useSession } from '../session/use-session';
import { valueAt } from '../site';
import { useWords } from '../words';

type Collection = FieldsAnswer['collections'][number];

/** Renders the form that adds a page to a collection, as a copy of another page, and a button that opens the list. */
export function AddPage({ collection }: { collection: Collection }) {
  const { say } = useWords();
  const session = useSession();
  const { content, known } = useContent();
  const names = useNames();
  const { pick, pickLater } = useNavigation();
  const [name, model, hint, address] = [useId(), useId(), useId(), useId()];
  const list = valueAt(content.files.get(collection.path)?.value, [collection.list]);
  const ids = Array.isArray(list) ? list.flatMap((entry: unknown) => idOf(entry) ?? []) : [];
  const submit = useSubmit(async (form) => {
    const pickThen = pickLater();
    const id = idFrom(form.name ?? '', ids);
    const body = {
      collection: collection.name,
      ...newPage(content, known, collection, { id, model: form.model ?? '', slugs: slugsIn(form) }),
    };
    const added = await session.act('addpage', body);
    const place = pagePlace(session.current().content ?? content, known, collection.name, id);
    if (added && place) pickThen(place);
  });
  return (
    <Sheet>
      <PartHeading>{say('addPage', { what: say.kind(collection.kind) })}</PartHeading>
      <form onSubmit={submit}>
        <Stack gap={6}>
          <label htmlFor={name}>{say('newName')}</label>
          <Note id={hint}>{say('newPageHint')}</Note>
          {/* An id is made of letters without accents. */}
          <Input id={name} name="name" required pattern=".*\p{Script=Latin}.*" aria-describedby={hint} />
          <Columns>
            {content.languages.map((language) => (
              <Address key={language} language={language} describedBy={address} />
            ))}
          </Columns>
          <Note id={address}>{say('addressHint')}</Note>
          <label htmlFor={model}>{say('copyOf')}</label>
          <Select id={model} name="model">
            {ids.map((id, index) => (
              <option key={id} value={id}>
                {wordsOf(names.entry({ path: collection.path, key: [collection.list, index] }))}
              </option>
            ))}
          </Select>
          <Row>
            <Button type="submit" variant="outlined">
              {say('add')}
            </Button>
            <Button variant="text" onClick={() => pick({ path: collection.path, key: [collection.list] })}>
              {say('orderAndRemove')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}

/** The name of the input for an address. */
const inputFor = (language: string) => `slug ${language}`;

/** Returns the addresses that were typed, by language. */
const slugsIn = (form: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(inputFor('')) ? [[name.slice(inputFor('').length), value.trim()]] : [],
    ),
  );

function Address({ language, describedBy }: { language: string; describedBy: string }) {
  const { say } = useWords();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{say('addressIn', { language: say.language(language) })}</label>
      <Input id={id} name={inputFor(language)} pattern="\s*[a-z0-9]+(-[a-z0-9]+)*\s*" aria-describedby={describedBy} />
    </div>
  );
}
