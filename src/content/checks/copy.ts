import type { DataDocument, Documents } from '../data-document';
import { identifyFile } from '../file-kinds';
import { memoize } from '../memoize';
import type { KeyPath } from '../problem';
import { copyOf } from '../schema-walk';

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
  const { path, value } = document;
  const file = identifyFile(path);
  if (!file || !('language' in file)) return [];
  const { language, kind, schema } = file;
  return copyOf(schema, value).map(({ path: key, text }) => ({ file: path, language, kind, key, text, document }));
});
