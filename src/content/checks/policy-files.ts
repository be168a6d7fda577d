import { cookiePolicy } from '../collections';
import { entryPath } from '../file-kinds';
import type { CheckedFiles } from './check';

/** The paths of the cookie policy, one for each language whose file can be read. */
export const policyFiles = ({ content, documents, substitutes }: CheckedFiles): string[] =>
  Object.keys(content.languages)
    .map((language) => entryPath(language, cookiePolicy, cookiePolicy.id))
    .filter((path) => documents.has(path) && !substitutes.has(path));
