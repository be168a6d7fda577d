import { z } from 'zod';
import { publishedPath } from '../../../packages/content/define';

/** `data/published-addresses.json`: every address that visitors and search engines may know. `npm run addresses` writes it. */
export const publishedAddressesSchema = z.strictObject({
  addresses: z
    .record(
      publishedPath(),
      z.string().regex(/^(?:root|redirect|[a-z]{2}(?:\/[a-zA-Z0-9]+){1,2})$/, {
        error: 'root, redirect, or the language and name of a page, such as fr/feature/signature',
      }),
    )
    .describe('Every address that was ever published, and which page answered there.'),
});
