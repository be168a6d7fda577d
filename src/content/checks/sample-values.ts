import type { z } from 'zod';
import { recordFiles } from '../file-kinds';
import type { Finding, Problem } from '../problem';
import { shortened } from '../quotation';
import { stableKey } from '../stable-key';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';

/** Domains that nobody can register (RFC 2606). */
const reservedDomain = /(?:^|[@/.])example\.(?:com|org|net)\b|\.(?:example|test|invalid)(?=[/:]|$)/i;

type SampleValues = z.infer<typeof recordFiles.SampleValues.schema>;

/** No sample value of the delivered site remains; in a release (`--release`) these are errors. */
export function checkSampleValues(files: CheckedFiles): Problem[] {
  const list = files.documents.get(recordFiles.SampleValues.path)?.value as SampleValues | undefined;
  const samples = new Set(list?.values.map(({ file, key, value }) => `${file} ${key} ${value}`));
  const values = new Set(list?.values.map(({ value }) => value));
  return [...files.documents].flatMap(([file, { value }]) => {
    if (file === recordFiles.SampleValues.path) return [];
    return walkTexts(value).flatMap(({ path, text }) => {
      const listed = values.has(text) && samples.has(`${file} ${stableKey(value, path)} ${text}`);
      if (!listed && !reservedDomain.test(text)) return [];
      return [problemAt(files, file, path, sample(text, listed))];
    });
  });
}

const sample = (text: string, listed: boolean): Finding => ({
  kind: 'sample-value',
  found: `${JSON.stringify(shortened(text))}, which came with the site as an example`,
  expected: 'your own before the site is released',
  fix: listed ? 'Replace it; if you mean it, take its line out of data/sample-values.json.' : 'Replace it.',
});
