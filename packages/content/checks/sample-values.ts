import type { z } from 'zod';
import { sampleValuesPath, type sampleValuesSchema } from '../define/records';
import { type Problem, valueAt } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { shortened } from '../problems/quotation';
import { walkTexts } from '../schema/walk-texts';
import { stableKey } from '../translations/stable-key';
import type { CheckedFiles } from './check';

/** Domains that nobody can register (RFC 2606). */
export const reservedDomain = /(?:^|[@/.])example\.(?:com|org|net)\b|\.(?:example|test|invalid)(?=[/:]|$)/i;

type SampleValues = z.infer<typeof sampleValuesSchema>;

/** No sample value of the delivered site remains; in a release (`--release`) these are errors. */
export function checkSampleValues(files: CheckedFiles): Problem[] {
  const list = files.documents.get(sampleValuesPath)?.value as SampleValues | undefined;
  const samples = new Set(list?.values.map(({ file, key, value }) => `${file} ${key} ${value}`));
  const values = new Set(list?.values.map(({ value }) => value));
  const found = [...files.documents].flatMap(([file, { value }]) => {
    if (file === sampleValuesPath) return [];
    return walkTexts(value).flatMap(({ path, text }) => {
      const listed = values.has(text) && samples.has(`${file} ${stableKey(value, path)} ${text}`);
      if (!listed && !reservedDomain.test(text)) return [];
      return problemAt(files, file, path, {
        kind: 'sample-value',
        found: `${JSON.stringify(shortened(text))}, which came with the site as an example`,
        expected: 'your own before the site is released',
        fix: listed ? 'Replace it; if you mean it, take its line out of data/sample-values.json.' : 'Replace it.',
      });
    });
  });
  return [...found, ...leftOver(files, list?.values ?? [])];
}

/** Lines of the list for an entry or a file that is no longer there. */
function leftOver(files: CheckedFiles, values: SampleValues['values']): Problem[] {
  return values.flatMap(({ file, key }, index) => {
    const document = files.documents.get(file);
    const [list = '', id] = key.split('.');
    const entries = valueAt(document?.value, [list]);
    const isThere = Array.isArray(entries) ? entries.some((entry) => valueAt(entry, ['id']) === id) : document !== undefined;
    if (isThere) return [];
    return problemAt(files, sampleValuesPath, ['values', index], {
      kind: 'sample-left-over',
      found: `a line for ${key} of data/${file}, which is no longer there`,
      expected: 'lines for values that the site has',
      fix: 'If it was removed on purpose, take the line out.',
    });
  });
}
