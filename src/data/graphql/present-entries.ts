import type { Collection } from '../../content/collection';
import { isEditMode } from '../edit-mode';
import { registry } from '../registry-store';
import { findText } from './find-text';
import type { ResolverContext } from './resolver-context';

interface ById {
  id: string;
}

/**
 * Leaves out the entries that are not there with all their parts, in edit mode: Gatsby takes the files of one edit over one by one, and
 * an entry without its page or texts would make the queries of all pages that list it fail, and crash the page that is shown.
 * @param isWhole whether the parts of an entry are there
 */
export async function presentEntries<Entry extends ById>(
  entries: readonly Entry[],
  isWhole: (entry: Entry) => Promise<boolean>,
): Promise<readonly Entry[]> {
  if (!isEditMode) return entries;
  const whole = await Promise.all(entries.map(isWhole));
  return entries.filter((_, index) => whole[index]);
}

/** Does the same with the entries of a collection in a language. */
export const presentPages = <Entry extends ById>(
  { kind, type }: Collection,
  entries: readonly Entry[],
  language: string,
  context: ResolverContext,
): Promise<readonly Entry[]> =>
  presentEntries(entries, async ({ id }) => {
    const text = await findText(context, `${type}Text`, { language, key: id });
    return (
      text !== null && registry().pages.some((page) => page.kind === kind && page.id === id && page.language === language)
    );
  });
