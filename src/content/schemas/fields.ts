import { z } from 'zod';
import { copyRegistry, idRegistry } from '../schema-walk';

const trimmed = () => z.string().regex(/^\S(?:[\s\S]*\S)?$/u, { error: 'a text, with no space before or after it' });

/** A text that a visitor reads: never empty, no space at either end. */
export const text = (description: string) => trimmed().describe(description).register(copyRegistry, { copy: true });

/** A text for machines, such as an address or the name of a file. */
export const plainText = (description: string) => trimmed().describe(description);

/** The path of a picture. */
export const picture = (description: string) => plainText(`${description}: the path of a file below data/images.`);

/** A name that the code and other files refer to, such as `signature` or `documentManagement`. */
export const id = (description: string) =>
  z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'an id: letters and digits, starting with a small letter' })
    .describe(description)
    .register(idRegistry, { id: true });

/** One segment of an address: lower case, digits and single hyphens (section 2 of the specification). */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case letters without accents, digits and single hyphens' })
    .describe(description);

/** A two-letter language code, as it stands at the start of an address and in `<html lang>`. */
export const languageCode = (description: string) =>
  z
    .string()
    .regex(/^[a-z]{2}$/, { error: 'a language code of two small letters' })
    .describe(description);

/** An address on another site. */
export const externalUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+(?:\/\S*)?$/, { error: 'a full address that starts with https://' })
    .describe(description);

/** What search engines and browser tabs show of a page. */
export const seo = z
  .strictObject({
    title: text('Title in search results and in the browser’s tab; no other page of this language has it.'),
    description: text('Two lines below the title in search results; no other page of this language has them.'),
  })
  .describe('What search engines show of this page.');
