import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import { idFrom } from '../model/blank';
import { idOf } from '../model/keys';
import { wordsOf } from '../model/naming';
import { fieldAt, pagePlace } from '../model/subject';
import { useNames } from '../model/use-names';
import { submitting } from '../parts/form';
import { Input, Note, PartHeading, Row, Select, Sheet, Stack } from '../parts/styles';
import type { Content } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { useWords } from '../words';

type Collection = FieldsAnswer['collections'][number];

/** Renders the form that adds a page to a collection, as a copy of another page, and a button that opens the list. */
export function AddPage({ collection }: { collection: Collection }) {
  const { say } = useWords();
  const { content, known } = useContent();
  const names = useNames();
  const [name, model, hint] = [useId(), useId(), useId()];
  const list = valueAt(content.files.get(collection.path)?.value, [collection.list]);
  const ids = Array.isArray(list) ? list.flatMap((entry: unknown) => idOf(entry) ?? []) : [];
  const submit = submitting(async (form) => {
    const id = idFrom(form.name ?? '', ids);
    const body = {
      collection: collection.name,
      ...newPage(content, known, collection, { id, model: form.model ?? '' }),
    };
    const added = await session.actOnce('addpage', body);
    const place = pagePlace(session.current().content ?? content, known, collection.name, id);
    if (added && place) session.pick(place);
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
            <Button variant="text" onClick={() => session.pick({ path: collection.path, key: [collection.list] })}>
              {say('orderAndRemove')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}

/** The facts and texts of a new page. */
interface NewPage {
  facts: object;
  texts: Record<string, object>;
}

/** Returns an id as a part of an address: `siteVisits` becomes `site-visits`. */
const slugOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a new page of a collection: a copy of the page `model` with its own id and addresses. The check reports what must differ. */
function newPage(
  content: Content,
  known: FieldsAnswer,
  { path, list, folder }: FieldsAnswer['collections'][number],
  { id, model }: { id: string; model: string },
): NewPage {
  const file = content.files.get(path);
  const entries = (valueAt(file?.value, [list]) ?? []) as object[];
  const entry = fieldAt(known.fields[file?.schema ?? ''], [list, 0]);
  const fields = entry?.kind === 'group' ? entry.fields : {};
  const copied = Object.entries(entries.find((one) => idOf(one) === model) ?? {});
  const facts = copied.map(([name, value]) => {
    const field = fields[name];
    return [name, field?.kind === 'text' && field.isId ? id : value];
  });
  const texts = [...content.files.values()].flatMap(({ inner, language, value }) =>
    inner === `${folder}/${model}.json` && language
      ? [[language, { ...(value as object), slug: slugOf(id), previousSlugs: [] }] as const]
      : [],
  );
  return { facts: Object.fromEntries(facts), texts: Object.fromEntries(texts) };
}
