import { z } from 'zod';
import {
  copyRegistry,
  dayRegistry,
  idRegistry,
  type PictureNeeds,
  pictureRegistry,
  type ReferenceTarget,
  referenceRegistry,
  sourceRegistry,
} from '../schema/schema-walk';
import {
  type AddressRule,
  contactProblem,
  demoAddressProblem,
  formerPathProblem,
  hasShortNames,
  maxName,
  originProblem,
  publishedPathProblem,
  scriptAddressProblem,
  scriptSourceProblem,
  sourceProblem,
  targetProblem,
  webAddressProblem,
} from './addresses';

/** Our longest text has about 1,000 characters. A text as long as a file would take the checks minutes. */
const maxCharacters = 20_000;

const trimmed = () =>
  z
    .string()
    .regex(/^\S(?:[\s\S]*\S)?$/u, { error: 'a text, with no space before or after it' })
    .refine(({ length }) => length <= maxCharacters, {
      error: 'a text of at most 20,000 characters',
      params: { fix: 'Look for something that was pasted by mistake.' },
    });

/** Keys that belong together; no others are allowed beside them. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** A list of such groups, with at least `min` and at most `max` entries. */
export const groups = <Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  { min = 0, max }: { min?: number; max?: number } = {},
) => {
  const list = z.array(z.strictObject(shape));
  const least = min > 0 ? list.min(min) : list;
  return (max === undefined ? least : least.max(max)).describe(description);
};

/** A text for programs that matches a pattern; messages give `expected` for one that does not. Most become names of files. */
export const matching = (description: string, pattern: RegExp, expected: string) =>
  z.string().regex(pattern, { error: expected }).max(maxName).describe(description);

/** A text that visitors read: not empty, without spaces at either end. */
export const text = (description: string) => trimmed().describe(description).register(copyRegistry, { copy: true });

/**
 * A text that has little room, such as a button, a label or a link of a menu.
 * @param max the number of characters that a phone 360 px wide has room for
 */
export const shortText = (description: string, max = 40) =>
  trimmed().max(max).describe(description).register(copyRegistry, { copy: true });

/**
 * A heading. Its words have a limit of their own, since nothing divides them.
 * @param max the number of characters that fit in the five or six lines that a phone 360 px wide has for it
 * @param longest the number of letters that fit in one line
 */
export const heading = (description: string, max = 80, longest = 20) =>
  trimmed()
    .max(max)
    .refine(
      (value) =>
        value
          .replace(/\{\{\w+\}\}/g, '')
          .split(/[\s-]/)
          .every(({ length }) => length <= longest),
      {
        error: `words of at most ${longest} letters, which fit in a line of a phone`,
        params: { fix: 'Choose a shorter word, or put a hyphen where it may break.' },
      },
    )
    .describe(description)
    .register(copyRegistry, { copy: true });

/** The same in the largest size. */
export const mainHeading = (description: string, max = 60) => heading(description, max, 16);

/**
 * A whole number.
 * @param most at most what GraphQL takes for one, 32 bits; what pages show has room for far less
 */
export const wholeNumber = (description: string, least: number, most = 1_000_000) =>
  z.int().min(least).max(most).describe(description);

/** A day, as year-month-day; pages get it in words as well, under its key with `InWords` behind it. */
export const day = (description: string) =>
  z.iso
    .date({ error: 'a day such as 2027-01-31' })
    .describe(`${description} As year-month-day; pages write it as their language does.`)
    .register(dayRegistry, { day: true });

/** A text for programs, such as an address or a file name. */
export const plainText = (description: string) => trimmed().describe(description);

/**
 * The path of a picture.
 * @param minWidth in pixels: the widest variant that pages ask for
 * @param shape the shapes for which pages have room
 */
export const picture = (description: string, minWidth: number, shape?: PictureNeeds['shape']) =>
  plainText(`${description}: the path of a file below data/images.`)
    .refine(hasShortNames, {
      error: `names of at most ${maxName} bytes`,
      params: { fix: 'Give the file a shorter name, here too.' },
    })
    .register(pictureRegistry, {
      minWidth,
      ...(shape && { shape }),
    });

/** The portrait version of a wide picture, for places where the letters of the wide one would be too small. */
export const portraitPicture = () =>
  picture('Upright picture for phones and narrow columns; if left out, the wide one is shown', 624, {
    least: 0.6,
    most: 1,
    description: 'taller than wide, by 1.6 to 1 at most',
  }).optional();

/** A name that the code and other files refer to, such as `signature` or `documentManagement`. */
export const id = (description: string) =>
  matching(description, /^[a-z][a-zA-Z0-9]*$/, 'an id: letters and digits, starting with a small letter').register(
    idRegistry,
    { id: true },
  );

/** The id of an entry of another list. */
export const reference = (description: string, target: ReferenceTarget) =>
  id(description).register(referenceRegistry, target);

/** One segment of an address: lower case, digits and single hyphens (docs/product.md, Routes). */
export const slug = (description: string) =>
  matching(description, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters without accents, digits and single hyphens');

/** The name of a cookie (RFC 6265, section 4.1.1), or a prefix followed by a star. */
export const cookieName = (description: string) =>
  matching(description, /^[\w!#$%&'+.^`|~-]+\*?$/, 'the name of a cookie, perhaps with * at its end');

/** Former slugs or segments. */
export const formerSlugs = (description: string) => z.array(slug('A former value.')).describe(description);

const codeForm = 'a language code of two small letters';

/** A two-letter language code, as used at the start of an address and in `<html lang>`. */
export const languageCode = (description: string, expected = codeForm) => matching(description, /^[a-z]{2}$/, expected);

/** The code of a language that the site has. */
export const siteLanguage = (description: string, expected = codeForm) =>
  languageCode(description, expected).register(referenceRegistry, { file: 'site.json', list: 'languages' });

/**
 * A kind of address: its rule reports what is wrong and how to fix it.
 * @param pattern a simplified pattern for code editors
 */
const address = (rule: AddressRule, pattern: string) => (description?: string) =>
  z
    .string()
    .superRefine((value, context) => {
      const problem = rule(value);
      if (problem) context.addIssue({ code: 'custom', message: problem.expected, params: { fix: problem.fix } });
    })
    .meta({ ...(description !== undefined && { description }), pattern });

const secureAddress = '^https://[^\\s;,\'"]+$';

/** An address on another site. */
export const externalUrl = address(webAddressProblem, secureAddress);

/** Scheme and host of a site. */
export const origin = address(originProblem, '^https://[^\\s/;,\'"]+$');

/** The address of a script on another site. */
export const scriptAddress = address(scriptAddressProblem, secureAddress);

/** Scripts on another site: one, or a folder of them. */
export const scriptSource = (description: string) =>
  address(scriptSourceProblem, secureAddress)(description).register(sourceRegistry, { source: true });

/** An address that a page may request from another site, except scripts. */
export const source = (description: string) =>
  address(sourceProblem, secureAddress)(description).register(sourceRegistry, { source: true });

/** The address of the demo, here or elsewhere. */
export const demoAddress = address(demoAddressProblem, '^(?:/|https://)\\S+$');

/** The source of a redirect. */
export const formerPath = address(formerPathProblem, '^(?:/[^\\s/%*?#:$\\\\]+)+$');

/** An address that was published: a key of a record, which has no description. */
export const publishedPath = address(publishedPathProblem, '^(?:/|(?:/[^\\s/%*?#:$\\\\]+)+)$');

/** A path of this site, with an optional anchor. */
export const target = address(targetProblem, '^/(?![/\\\\])\\S*$');

/** An e-mail address or a page. */
export const contactAddress = address(contactProblem, '^(?:mailto:|https://)\\S+$');

/** The title and description of a page for search engines and browser tabs. */
export const seo = group('What search engines show of this page.', {
  title: text('Title in search results and in the browser’s tab; no other page of this language has it.'),
  description: text('Two lines below the title in search results; no other page of this language has them.'),
});

/** The switch that takes an entry off the site for a time; entries are published by default. */
export const published = z.boolean().optional().meta({
  description:
    'Whether visitors see it; if left out, they do. If not, nothing of it is on the site, and its addresses redirect to others.',
  default: true,
});

/** The facts of every page of a collection: whether visitors see it, and in which languages. */
export const entryFacts = {
  published,
  languages: z
    .array(siteLanguage('A language of the site.'))
    .min(1)
    .optional()
    .describe(
      'The languages in which the page exists; if left out, all of them. The language of the source is always one of them; the others need no file.',
    ),
};

/** The text fields of every page of a collection. */
export const entryTextFields = {
  slug: slug(
    'Last part of the page’s address. When it changes, the old one goes into previousSlugs; the studio does that by itself.',
  ),
  previousSlugs: formerSlugs('Former slugs: their addresses redirect permanently to this page.'),
  seo,
};
