import type { Collection, FooterSource, WordSource } from '../../content/collection';
import { allCollections } from '../../content/collection-facts';
import { fillText } from './fill-text';
import { findText, pathIn } from './find-text';
import { linkedEntries } from './linked-entries';
import type { ResolverContext } from './resolver-context';

/** The links of the footer to pages of one collection. */
export interface FooterList extends Pick<FooterSource, 'place'> {
  heading: string;
  links: { text: string; path: string }[];
}

/** The links of a language's footer to pages of all collections with a place there. */
export const footerLists = (language: string, context: ResolverContext): Promise<FooterList[]> =>
  Promise.all(
    allCollections.flatMap((collection) =>
      collection.footer ? [footerList(collection, collection.footer, language, context)] : [],
    ),
  );

async function footerList(
  collection: Collection,
  { place, heading, name, list }: FooterSource,
  language: string,
  context: ResolverContext,
): Promise<FooterList> {
  const { kind, type } = collection;
  const entries = await linkedEntries(collection, language, context);
  const toList = collection.list && list ? [{ word: list, target: { kind: collection.list.kind } }] : [];
  const wanted = [...toList, ...entries.map(({ id }) => ({ word: name, target: { kind, id } }))];
  return {
    place,
    heading: await wordOf(heading, language, context),
    links: await Promise.all(
      wanted.map(async ({ word, target }) => ({
        text: await wordOf(word, language, context, { type: `${type}Text`, ...target }),
        path: await pathIn(target, language, context),
      })),
    ),
  };
}

/**
 * A text of the interface or of an entry, with its facts filled in.
 * @throws Error if there is no such text
 */
async function wordOf(
  source: WordSource,
  language: string,
  context: ResolverContext,
  entry?: { type: string; id?: string },
): Promise<string> {
  const [namespace = '', key] = source.split(':');
  const words =
    key === undefined
      ? await findText(context, entry?.type ?? '', { language, key: entry?.id ?? '' })
      : JSON.parse(String((await findText(context, 'Locale', { language, ns: namespace }))?.data ?? '{}'));
  const word: unknown = (words as Record<string, unknown> | null)?.[key ?? source];
  if (typeof word !== 'string') throw new Error(`The footer shows "${source}", which is not there.`);
  return String(await fillText(word, language, context));
}
