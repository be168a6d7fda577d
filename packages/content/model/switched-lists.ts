import type { z } from 'zod';
import { defOf } from '../schema/schema-walk';
import type { FileKinds } from './file-kinds';

/** The lists whose entries have a `published` switch, by kind of file. */
export const switchedListsOf = ({ factFiles, languageFiles }: FileKinds): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...factFiles, ...languageFiles }).flatMap(([kind, { schema }]) =>
      Object.entries(defOf(schema).shape ?? {}).flatMap(([key, field]) => (hasSwitch(field) ? [[kind, key]] : [])),
    ),
  );

/** Whether a field is a list of entries that can be unpublished. */
function hasSwitch(field: z.ZodType): boolean {
  const { element } = defOf(field);
  return element !== undefined && 'published' in (defOf(element).shape ?? {});
}
