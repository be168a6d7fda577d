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
import { Input, Note, PartHeading, Row, Select, Sheet, Stack } from '../parts/styles';
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
  const [name, model, hint] = [useId(), useId(), useId()];
  const list = valueAt(content.files.get(collection.path)?.value, [collection.list]);
  const ids = Array.isArray(list) ? list.flatMap((entry: unknown) => idOf(entry) ?? []) : [];
  const submit = useSubmit(async (form) => {
    const pickThen = pickLater();
    const id = idFrom(form.name ?? '', ids);
    const body = { collection: collection.name, ...newPage(content, known, collection, id, form.model ?? '') };
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
          <Note id={hint}>{say('newNameHint')}</Note>
          <Input id={name} name="name" required aria-describedby={hint} />
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
