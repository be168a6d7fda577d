import { bringTo } from '../../edits/edits-between';
import { asInCms, asInFile, type CmsField } from './cms-fields';
import { inOrderOf } from './in-order-of';

/** The key under which the CMS keeps the original text of a file next to its content. */
const sourceKey = '$source';

interface Fields {
  fields: readonly CmsField[];
}

/** A collection of the CMS. */
export type CmsCollection = Fields | { files: readonly Fields[] };

/** Returns the name of a schema, such as `faq.json`, from the value of `$schema`. */
const schemaName = (reference: unknown) => String(reference).replace(/^.*\//, '');

/**
 * Returns the CMS's file format for the site's files (sveltiacms.app/en/docs/api/file-formats). By default, the CMS rewrites a
 * whole file, in its own order of keys and with one line per key; this format changes only what the editor changed.
 * @param collections the CMS's collections; `$schema` is the first field of each file
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
