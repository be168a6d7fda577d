import { z } from 'zod';
import { groups, plainText, publishedPath } from './fields';

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

/** `data/published-addresses.json`: every address that visitors and search engines may know. `npm run addresses` writes it. */
const publishedAddressesSchema = z.strictObject({
  addresses: z
    .record(
      publishedPath(),
      z.string().regex(/^(?:root|redirect|[a-z]{2}(?:\/[a-zA-Z0-9]+){1,2})$/, {
        error: 'root, redirect, or the language and name of a page, such as fr/feature/signature',
      }),
    )
    .describe('Every address that was ever published, and which page answered there.'),
});

/** Files about the data that visitors do not see: Gatsby does not read them. */
export const recordFiles = {
  PublishedAddresses: { path: 'published-addresses.json', schema: publishedAddressesSchema },
  SampleValues: { path: sampleValuesPath, schema: sampleValuesSchema },
} as const;
