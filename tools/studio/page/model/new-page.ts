import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from '../session/content';
import { valueAt } from '../site';
import { idOf } from './keys';
import { fieldAt } from './subject';

/** The facts and texts of a new page. */
interface NewPage {
  facts: object;
  texts: Record<string, object>;
}

/** Returns an id as a part of an address: `siteVisits` becomes `site-visits`. */
const slugOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What an editor says of a new page. */
interface Wish {
  id: string;
  /** The id of the page to copy. */
  model: string;
  /** The last part of its address, by language; without one, it is made of the id. */
  slugs?: Readonly<Record<string, string | undefined>>;
}

/** Returns a new page of a collection: a copy of another page with its own id and addresses. The check reports what must differ. */
export function newPage(
  content: Content,
  known: FieldsAnswer,
  { path, list, folder }: FieldsAnswer['collections'][number],
  { id, model, slugs = {} }: Wish,
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
      ? [[language, { ...(value as object), slug: slugs[language] || slugOf(id), previousSlugs: [] }] as const]
      : [],
  );
  return { facts: Object.fromEntries(facts), texts: Object.fromEntries(texts) };
}
