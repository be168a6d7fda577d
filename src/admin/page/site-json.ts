import { bringTo } from '../../content/document/edits-between';
import { asInCms, asInFile, type CmsField } from './cms-fields';
import { inOrderOf } from './in-order-of';

/** The key under which the CMS keeps the text of a file beside its content. */
const sourceKey = '$source';

interface Fields {
  fields: readonly CmsField[];
}

/** A group of files as the CMS knows it. */
export type CmsCollection = Fields | { files: readonly Fields[] };

/** The name of a schema, such as `faq.json`, by the value of `$schema`. */
const schemaName = (reference: unknown) => String(reference).replace(/^.*\//, '');

/**
 * The format of the site's files for the CMS (sveltiacms.app/en/docs/api/file-formats). By itself, the CMS writes a whole file anew, in
 * its own order of keys and with one line for each of them; here no more of a file changes than what the editor changed.
 * @param collections what the CMS knows of each file; `$schema` is the first of its fields
 */
export function siteJson(collections: readonly CmsCollection[]) {
  const files = collections.flatMap((collection) => ('files' in collection ? collection.files : [collection]));
  const bySchema = new Map(files.map(({ fields }) => [schemaName(fields[0]?.default), fields]));
  const fieldsOf = (content: { $schema?: unknown }) => bySchema.get(schemaName(content.$schema)) ?? [];
  return {
    fromFile(text: string): Record<string, unknown> {
      const content = JSON.parse(text) as object;
      return { ...(asInCms(content, fieldsOf(content)) as object), [sourceKey]: text };
    },
    toFile({ [sourceKey]: source, ...content }: Record<string, unknown>): string {
      const value = asInFile(content, fieldsOf(content));
      if (typeof source !== 'string') return JSON.stringify(value, null, 2);
      return bringTo(source, inOrderOf(JSON.parse(source), value));
    },
  };
}
