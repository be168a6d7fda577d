import type { KeyPath } from '../problems/problem';
import type { DataDocument, Documents } from '../reading/data-document';
import { memoize } from '../reading/memoize';
import { copyOf } from '../schema/schema-walk';

/** A text that visitors read, with its file, language and key. */
export interface CopyInFile {
  file: string;
  language: string;
  kind: string;
  key: KeyPath;
  text: string;
  document: DataDocument;
}

/** Every text that visitors read, in all languages. */
export const copyInFiles = (documents: Documents): CopyInFile[] => [...documents.values()].flatMap(copyInFile);

/** Every text of a file that visitors read. */
export const copyInFile = memoize((document: DataDocument): CopyInFile[] => {
  const { path, value, file } = document;
  if (file?.language === undefined) return [];
  const { language, kind, schema } = file;
  return copyOf(schema, value).map(({ path: key, text }) => ({ file: path, language, kind, key, text, document }));
});
