import { z } from 'zod';
import { groups, plainText } from './fields';

/** `data/translations/{language}.json`: the source text from which each translation was made. `npm run translations` writes it. */
export const translationRecordSchema = z
  .record(
    z.string(),
    z.record(z.string(), z.string().regex(/^[0-9a-z]{1,11}=?$/, { error: 'a fingerprint that npm run translations wrote' })),
  )
  .describe(
    'By file below locales/{language}, then by key: the fingerprint of the source text that was translated, with = where it is meant to be the same.',
  );

/** The file of values that came with the site as examples, below `data/`. */
export const sampleValuesPath = 'sample-values.json';

/** `data/sample-values.json`: values that came with the site as examples. */
export const sampleValuesSchema = z.strictObject({
  values: groups(
    'Values that are examples. A release refuses those that are still there; take a line out if you mean its value.',
    {
      file: plainText('A file, by its path below data.'),
      key: plainText('The key, such as contact.phone; entries of lists by their ids, such as testimonials.someone.id.'),
      value: plainText('The example. Another value at this key is no sample any more.'),
    },
  ),
});
