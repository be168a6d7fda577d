import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import { blankOf, idFrom } from '../model/blank';
import { idOf } from '../model/keys';
import { fieldAt, pagePlace } from '../model/subject';
import { submitting } from '../parts/form';
import { Input, Note, PartHeading, Row, Sheet, Stack } from '../parts/styles';
import type { Content } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { useWords } from '../words';

type Collection = FieldsAnswer['collections'][number];

/** Renders the form that adds a page to a collection, with its fields to be filled in, and a button that opens the list. */
export function AddPage({ collection }: { collection: Collection }) {
  const { say } = useWords();
  const { content, known } = useContent();
  const [name, hint] = [useId(), useId()];
  const list = valueAt(content.files.get(collection.path)?.value, [collection.list]);
  const ids = Array.isArray(list) ? list.flatMap((entry: unknown) => idOf(entry) ?? []) : [];
  const submit = submitting(async (form) => {
    const id = idFrom(form.name ?? '', ids);
    const body = { collection: collection.name, ...newPage(content, known, collection, id) };
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

/**
 * Returns a new page of a collection, with its own id and addresses; everything else is still to be filled in, but for its switches,
 * which are those of the first page.
 */
function newPage(
  content: Content,
  known: FieldsAnswer,
  { path, list, folder }: FieldsAnswer['collections'][number],
  id: string,
): NewPage {
  const file = content.files.get(path);
  const entry = fieldAt(known.fields[file?.schema ?? ''], [list, 0]);
  const fields = entry?.kind === 'group' ? entry.fields : {};
  const facts = Object.entries(entry ? (blankOf(entry) as object) : {}).map(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'text' && field.isId) return [name, id];
    return [name, field?.kind === 'yes-no' ? valueAt(file?.value, [list, 0, name]) : value];
  });
  const schema = [...content.files.values()].find(({ inner }) => inner?.startsWith(`${folder}/`))?.schema;
  const blank = known.fields[schema ?? ''];
  const text = { ...(blank && (blankOf(blank) as object)), slug: slugOf(id), previousSlugs: [] };
  return { facts: Object.fromEntries(facts), texts: Object.fromEntries(content.languages.map((code) => [code, text])) };
}
