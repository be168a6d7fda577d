import {
  contentOf as contentOfFile,
  formatSource as formatFile,
  parseDocument as parseFile,
  translationsOf as translationsOfFiles,
} from '../../packages/content';
import { declaredFileMatcher } from './declared-content';
import { identifyFile } from './file-kinds';

/** `parseDocument` of packages/content, for a file of this site. */
export const parseDocument = (path: string, source: string) => parseFile(path, source, identifyFile(path));

/** `contentOf` of packages/content, for a file of this site. */
export const contentOf = (path: string, value: unknown) => contentOfFile(identifyFile(path), value);

/** `formatSource` of packages/content, for a file of this site. */
export const formatSource = (path: string, source: string) => formatFile(path, source, identifyFile(path));

/** `translationsOf` of packages/content, for the languages and entries that the facts of this site declare. */
export const translationsOf = (...[documents, texts, language]: SiteTexts) =>
  translationsOfFiles(documents, texts, language, declaredFileMatcher(documents));

type SiteTexts = Parameters<typeof translationsOfFiles> extends [...infer Given, unknown] ? Given : never;
