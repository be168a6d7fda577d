import type { Problem } from '../problem';
import { quoted } from '../quotation';
import { adviceOrRestore } from '../restore-advice';
import { storedEntries } from '../stored-entries';
import { type CheckedFiles, problemAt } from './check';
import { policyFiles } from './policy-files';

const termsOf = ({ copy }: CheckedFiles, path: string) =>
  copy.filter(({ file, key }) => file === path && key.at(-1) === 'term').map(({ text }) => text);

/** The cookie policy of every language names what the site stores in the browser (GDPR, article 13). */
export const checkStoredEntries = (files: CheckedFiles): Problem[] =>
  policyFiles(files).flatMap((path) => {
    const terms = new Set(termsOf(files, path));
    const missing = storedEntries.filter((entry) => !terms.has(entry));
    if (missing.length === 0) return [];
    return problemAt(files, path, ['sections'], {
      kind: 'storage-undisclosed',
      found: `no "term" for ${quoted(missing)}, which the site keeps in browsers`,
      expected: `${quoted(storedEntries)}, each as a "term"`,
      fix: adviceOrRestore(
        `Add to "details" of a section what is missing, such as { "term": ${quoted(missing.slice(0, 1))}, "description": "…" }, and say what it is for`,
        path,
      ),
    });
  });
