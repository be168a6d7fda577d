/** Why an address is not accepted. */
type AddressProblem = Pick<Finding, 'expected' | 'fix'>;

/** Checks an address; returns what is wrong with it. */
import type { Finding } from '../problems/problem-kinds';
export type AddressRule = (value: string) => AddressProblem | undefined;

/** A pattern that must not occur, with the message for it. */
type WrongPattern = readonly [pattern: RegExp, expected: string, fix: string];

/** The first problem that one of the rules finds. */
const firstProblem =
  (...rules: readonly AddressRule[]): AddressRule =>
  (value) =>
    rules.reduce<AddressProblem | undefined>((problem, rule) => problem ?? rule(value), undefined);

const firstWrong =
  (patterns: readonly WrongPattern[]): AddressRule =>
  (value) => {
    const [, expected, fix] = patterns.find(([pattern]) => pattern.test(value)) ?? [];
    return expected === undefined || fix === undefined ? undefined : { expected, fix };
  };

/**
 * The maximum length of a name that becomes the name of a file, in bytes: file systems allow 255, and builds and hosts add endings.
 */
export const maxName = 200;

/** At most this many bytes in UTF-8: every letter outside ASCII counts three. */
const bytesIn = (text: string) => text.replace(/[^ -~]/g, '...').length;

/** Whether each part of a path can be the name of a file. */
export const hasShortNames = (path: string) => path.split('/').every((name) => bytesIn(name) <= maxName);

/** Some hosts, browsers and disks cut off longer addresses (RFC 9110, section 4.1, recommends to support at least 8,000 characters). */
const notTooLong: AddressRule = (value) =>
  bytesIn(value) > 2_000
    ? { expected: 'an address of at most 2,000 characters', fix: 'Look for a text that was pasted by mistake.' }
    : undefined;

const shortNames: AddressRule = (path) =>
  hasShortNames(path)
    ? undefined
    : { expected: `at most ${maxName} bytes between two slashes`, fix: 'Write a shorter address.' };

/**
 * Parts of a path that hosts interpret differently, or that browsers change before they send a request. Paths consist of the
 * unreserved characters of RFC 3986, section 2.3, and of letters and digits of other scripts, which the build encodes.
 */
const wrongInPath: readonly WrongPattern[] = [
  [
    /^(?:\w+:|www\.|[\w-]+(?:\.[\w-]+)+\/)/,
    'a path that starts with /',
    'Write the path alone, without https:// and the host: it is always one of this site.',
  ],
  [/^(?!\/)/, 'a path that starts with /', 'Put a / before it.'],
  [/\/\//, 'single slashes', 'Take one of the two slashes out.'],
  [/.\/$/, 'a path that does not end with /', 'Take the slash off its end: the address with it leads there too.'],
  [/%/, 'letters as they are, such as é', 'Write the letter itself, not its code: the build writes the code.'],
  [/[?#]/, 'a path without ? and #', 'Take it out, with everything behind it: hosts look at the path alone.'],
  [
    /\*|\/:/,
    'one address, spelled out',
    'Write a line for each address: some hosts take * and :name for “anything”, others do not.',
  ],
  [/(?:^|\/)\.{1,2}(?:\/|$)/, 'a path without . and .. for folders', 'Write the path that is meant.'],
  [/(?:^|\/)\.|\.(?:\/|$)/, 'dots inside a name only', 'Take the dot out: hosts keep such names to themselves.'],
  [
    /[^\p{L}\p{M}\p{N}\-._~/]/u,
    'letters, digits and - . _ ~ between slashes',
    'Take every other character out: hosts read them in different ways.',
  ],
];

/** A letter can be encoded as one code point or as two; browsers and hosts then see different letters (RFC 3987, 3.1). */
const oneSpelling: AddressRule = (value) =>
  value === value.normalize('NFC')
    ? undefined
    : { expected: 'letters with their accents as one character', fix: 'Delete the accented letters and type them again.' };

/** Allowed in addresses that we create or link to, but not as the source of a redirect. */
const wrongInFormer: readonly WrongPattern[] = [
  [/^\/$/, 'a path with a name', 'The start page answers there: write the path of another address.'],
  [/\.html(?:\/|$)/i, 'a path without .html', 'Take .html off: the redirect also works for the address with .html.'],
  [/\/(?:index|404)$/i, 'a name other than index and 404', 'Take the line out: hosts answer there by themselves.'],
];

const sitePath = firstProblem(notTooLong, shortNames, firstWrong(wrongInPath), oneSpelling);

/** The source of a redirect: only what all hosts interpret in the same way. */
export const formerPathProblem = firstProblem(sitePath, firstWrong(wrongInFormer));

/** An address that was published: it may have to redirect one day. Only the start page never does. */
export const publishedPathProblem: AddressRule = (value) => (value === '/' ? undefined : formerPathProblem(value));

const anchorProblem: AddressRule = (anchor) =>
  /^[a-zA-Z][a-zA-Z0-9_-]*$/.test(anchor)
    ? undefined
    : { expected: 'the name of a section behind #', fix: 'Correct it, such as #faq-section, or take # off.' };

/**
 * The target of a redirect: a path of this site, with an anchor, but without a query, because hosts append the visitor's own
 * query.
 */
export const targetProblem: AddressRule = (value) => {
  const [path = '', ...anchors] = value.split('#');
  return sitePath(path) ?? (anchors.length > 0 ? anchorProblem(anchors.join('#')) : undefined);
};

/** Characters that end an address, or the directive around it, in a content security policy (CSP level 3, section 2.2.1). */
const wrongInWeb: readonly WrongPattern[] = [
  [/^(?!https:\/\/)/, 'an address that starts with https://', 'Write the full address, with https:// and the host.'],
  [
    /[\s\p{C}\\"<>^`{|}]/u,
    'an address without spaces, quotation marks and braces',
    'Copy the address from the browser’s address bar.',
  ],
  [/'/, 'an address without apostrophes', 'Write %27 instead.'],
  [/;/, 'an address without semicolons', 'Write %3B instead: it would end a rule of the security policy.'],
  [/\$/, 'an address without dollar signs', 'Write %24 instead: nginx would read the name of a variable.'],
  [/,/, 'an address without commas', 'Write %2C instead: it would end the security policy.'],
];

/** A host as a policy can name it (CSP level 3, section 2.3.1): labels of letters, digits and hyphens, and an optional port. */
const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]+)?$/;

/** The address must be written as a browser would normalise it, so that no two programs read it differently. */
const parsed: AddressRule = (value) => {
  if (!URL.canParse(value)) return { expected: 'an address that a browser can open', fix: 'Correct the address.' };
  const url = new URL(value);
  if (url.username || url.password || /^https:\/\/[^/?#]*@/.test(value))
    return { expected: 'an address without a user name', fix: 'Take everything between https:// and @ out, and @ too.' };
  if (!hostPattern.test(url.host))
    return { expected: 'the name of one host behind https://', fix: 'Write the host’s name, such as www.example.com.' };
  const isAsWritten = url.href === value || url.href === `${value}/`;
  return isAsWritten ? undefined : { expected: 'the address as browsers write it', fix: `Write ${url.href}` };
};

/** A full address on another site: https alone. */
export const webAddressProblem = firstProblem(notTooLong, firstWrong(wrongInWeb), parsed);

/** Scheme and host of a site, without anything else. */
export const originProblem: AddressRule = (value) =>
  webAddressProblem(value) ??
  (new URL(value).origin === value
    ? undefined
    : { expected: 'https:// and a host, without a slash at the end', fix: `Write ${new URL(value).origin}` });

/** In the path of a policy, a star is an ordinary character, which is never intended (CSP level 3, section 6.7.2.10). */
const withoutStar = firstWrong([
  [/\*/, 'an address without stars behind the host', 'Write the path; with a slash at its end it stands for all below it.'],
]);

/** The address of a script: a policy that names a whole host would allow every script on it. */
export const scriptAddressProblem: AddressRule = (value) =>
  webAddressProblem(value) ??
  withoutStar(value) ??
  (new URL(value).pathname === '/'
    ? { expected: 'the path of the script behind the host', fix: 'Add it: all scripts of a host would be too many.' }
    : undefined);

/** A source of a policy cannot have a query or an anchor. */
const withoutQuery = firstWrong([
  [/[?#]/, 'an address without ? and #', 'Take it off, with everything behind it: the security policy knows no queries.'],
]);

/** Where third-party scripts may come from: a script, or a folder of scripts. */
export const scriptSourceProblem = firstProblem(scriptAddressProblem, withoutQuery);

/**
 * Where other third-party content may come from: a host, optionally with a path, or all hosts below one, such as
 * `https://*.example.com`. The name after the star contains at least one dot; otherwise the star would match almost everything.
 */
export const sourceProblem: AddressRule = (value) => {
  const below = /^https:\/\/\*\.(?=[^/]+\.[^/])/.exec(value)?.[0];
  return firstProblem(webAddressProblem, withoutQuery, withoutStar)(below ? `https://${value.slice(below.length)}` : value);
};

/** Whether a source of a policy covers an address's origin. */
export function coversOrigin(source: string, address: string): boolean {
  const { protocol, host } = new URL(address);
  const [, star, name = ''] = /^https:\/\/(\*\.)?([^/]+)/.exec(source) ?? [];
  return protocol === 'https:' && (star ? host.endsWith(`.${name}`) : host === name);
}

/** Placeholder in an address for the language of the page. */
const languageMark = '{{language}}';

const demoPageProblem = firstWrong([
  [/(?<!\.html)$/, 'a page, whose name ends with .html', 'Write the address of the page that the demo starts with.'],
]);

/** The address of the demo: a page of this site, or an address of another site. The language may only be part of the path. */
export const demoAddressProblem: AddressRule = (value) => {
  const inLanguage = value.replaceAll(languageMark, 'xx');
  if (value.startsWith('/')) return sitePath(inLanguage) ?? demoPageProblem(inLanguage);
  const problem = webAddressProblem(inLanguage);
  if (problem || !/^https:\/\/[^/?#]*\{/.test(value)) return problem;
  return {
    expected: `${languageMark} behind the host`,
    fix: 'Write the host in full: the security policy names one host for all languages.',
  };
};

const mailProblem: AddressRule = (value) =>
  /^mailto:[a-zA-Z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value)
    ? undefined
    : { expected: 'mailto: and an e-mail address, or https:// and a page', fix: 'Correct the address.' };

/** How to contact someone: an email address or a page. */
export const contactProblem: AddressRule = (value) =>
  notTooLong(value) ?? (value.startsWith('https://') ? webAddressProblem(value) : mailProblem(value));
