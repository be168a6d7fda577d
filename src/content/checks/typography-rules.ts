import type { ProblemKind } from '../problem-kinds';
import { quotedIn } from '../quotation';

/** A typographic rule. */
export interface TypographyRule {
  kind: ProblemKind;
  /** The languages that it applies to; all by default. */
  languages?: readonly string[];
  /** The languages that it does not apply to. */
  except?: readonly string[];
  /** Matches one mistake. Repetitions are bounded, so that very long texts do not take quadratic time. */
  pattern: RegExp;
  expected: string;
  /** The replacement, as typed in JSON; without it, `fix` explains the correction. */
  replacement?: (match: string) => string;
  fix?: string;
}

/** How to type a no-break space in JSON, where it is invisible: narrow, or of normal width. */
export const narrowNoBreakSpace = '\\u202f';
export const noBreakSpace = '\\u00a0';

/** Languages with quotation marks of their own. */
const ownQuotes = ['fr', 'es'];

/** Marks between two Latin letters that look like an apostrophe; ʻ is a letter of Hawaiian. */
const lookalike = '(?<=\\p{Script=Latin})(?![\\^ʻ]|\\p{Script=Latin})[\\p{Sk}\\p{Lm}‘‛′‵](?=\\p{Script=Latin})';

/** The rule for pairs of quotation marks that open like those of other languages. */
const foreignQuotes = (language: string, expected: string, foreign = ''): TypographyRule => ({
  kind: 'typography-foreign-quote',
  languages: [language],
  pattern: new RegExp(`(?<![^ ([])[„‚‟”»${foreign}](?=[\\p{L}\\d¿¡])[^„‟“”«»]{0,60}[“”‘«»]?|“[^„‟“”]{1,60}“`, 'u'),
  expected,
  replacement: (match) => quotedIn(language, match.replace(/[„‚‟“”‘«»]/g, '').trim()),
});

/** The rule for straight quotation marks in a language; `undefined`: in all others. */
const straightQuotes = (language: string | undefined, expected: string): TypographyRule => ({
  kind: 'typography-straight-quote',
  ...(language ? { languages: [language] } : { except: ownQuotes }),
  pattern: /"[^"]{0,60}"?/,
  expected,
  replacement: (match) => quotedIn(language, match.replaceAll('"', '')),
});

/**
 * French after the Imprimerie nationale's Lexique des règles typographiques (spaces), Spanish after the Real Academia's
 * Ortografía (opening marks).
 */
const rules: readonly TypographyRule[] = [
  {
    kind: 'typography-spaces',
    pattern: /\S{0,40}[ \u00a0\u202f]{2,}\S{0,40}/,
    expected: 'one space between two words',
    replacement: (match) => match.replace(/[ \u00a0\u202f]{2,}/, ' '),
  },
  {
    kind: 'typography-spaces',
    except: ['ja', 'zh'],
    pattern: /\S{0,40}(?![ \u00a0\u202f])\p{Zs}\S{0,40}/u,
    expected: 'a usual space',
    replacement: (match) => match.replace(/\p{Zs}/u, ' '),
  },
  {
    kind: 'typography-ellipsis',
    pattern: /\S{0,40}(?<!\.)\.{2,3}(?!\.)/,
    expected: 'one point, or the one character …',
    replacement: (match) => match.replace(/\.{3}$/, '…').replace(/\.\.$/, '.'),
  },
  {
    kind: 'typography-apostrophe',
    pattern: new RegExp(`[\\p{L}\\d]{0,40}(?:'|${lookalike})[\\p{L}\\d]{0,40}`, 'u'),
    expected: 'the curved apostrophe ’',
    replacement: (match) => match.replace(new RegExp(`'|${lookalike}`, 'u'), '’'),
  },
  straightQuotes('fr', 'French quotation marks « »'),
  straightQuotes('es', 'Spanish quotation marks « »'),
  straightQuotes(undefined, 'curved quotation marks “ ”'),
  foreignQuotes('fr', 'French quotation marks « »'),
  foreignQuotes('es', 'Spanish quotation marks « »'),
  foreignQuotes('en', 'curved quotation marks “ ”', '«'),
  {
    kind: 'typography-straight-quote',
    languages: ownQuotes,
    // Correct inside « ».
    pattern: /^[^«]*?“[^”]{1,80}”/u,
    expected: 'quotation marks « »',
    fix: 'Write « and »; “ and ” stand inside of those.',
  },
  {
    kind: 'typography-no-break-space',
    languages: ['fr'],
    pattern: /\S{0,40} ?(?<![\u00a0\u202f?!;…(])(?<!&#?\w{2,8})[;?!]/u,
    expected: 'a narrow no-break space before ; ? and ! in French',
    replacement: (match) => `${match.slice(0, -1).trimEnd()}${narrowNoBreakSpace}${match.slice(-1)}`,
  },
  {
    kind: 'typography-no-break-space',
    languages: ['fr'],
    pattern: /\S{0,40} ?(?<![\u00a0\u202f:])(?<!^):(?=\s|$)/u,
    expected: 'a no-break space before : in French',
    replacement: (match) => `${match.slice(0, -1).trimEnd()}${noBreakSpace}:`,
  },
  {
    kind: 'typography-no-break-space',
    languages: ['fr'],
    pattern: /« ?[^\s\u00a0\u202f]{1,40}|[^\s\u00a0\u202f]{1,40} ?»/u,
    expected: 'a no-break space inside « » in French',
    replacement: (match) => match.replace(/« ?/, `«${noBreakSpace}`).replace(/ ?»/, `${noBreakSpace}»`),
  },
  {
    kind: 'typography-no-break-space',
    languages: ['fr', 'es'],
    pattern: /(?<![\d.,])\d[\d.,]{0,20} ?[%€]/u,
    expected: 'a no-break space between a number and its % or €',
    replacement: (match) => `${match.slice(0, -1).trimEnd()}${noBreakSpace}${match.slice(-1)}`,
  },
  {
    kind: 'typography-no-break-unneeded',
    pattern: /(?<!\p{L})\p{Ll}{2,40}[\u00a0\u202f]\p{Ll}{2,40}(?!\p{L})|[\p{L}\d]{1,40},[\u00a0\u202f]/u,
    expected: 'a usual space, where a line may end',
    replacement: (match) => match.replace(/[\u00a0\u202f]/, ' '),
  },
  {
    kind: 'typography-space-before',
    languages: ['en', 'es'],
    pattern: /\S{1,40}[ \u00a0\u202f][;:!?](?=\s|$)/u,
    expected: 'no space before ; : ! and ?',
    replacement: (match) => match.replace(/[ \u00a0\u202f]/, ''),
  },
  {
    kind: 'typography-space-before',
    pattern: /\S{1,40}[ \u00a0\u202f][,.](?=\s|$)/u,
    expected: 'no space before , and .',
    replacement: (match) => match.replace(/[ \u00a0\u202f]/, ''),
  },
  {
    kind: 'typography-space-after',
    pattern: /\p{L}{2,40},\p{L}{2,40}/u,
    expected: 'a space after the comma',
    replacement: (match) => match.replace(',', ', '),
  },
  {
    kind: 'typography-space-after',
    // A sentence that ends, and the next one, which begins with a capital letter; not S.L., Node.js or brasa.example.com.
    pattern:
      /[\p{L}\d]{0,40}(?:\p{Lu}{2}|[\p{Ll}\d%€)»”])[.…?!:;)”]{0,3}[.…?!:;)”](?=[¿¡«“(]?\p{Lu}\p{Ll})[¿¡«“(]?\p{L}{1,40}/u,
    expected: 'a space after the sign that closes a sentence',
    replacement: (match) => match.replace(/[.…?!:;)”](?=[¿¡«“(]?\p{Lu}\p{Ll}\p{L}*$)/u, '$& '),
  },
  {
    kind: 'typography-space-after',
    languages: ['fr', 'es', 'en'],
    pattern: /[\p{L}\d.…?!]{1,40}[\u00a0\u202f]?(?:»(?=\p{Lu})|[»”](?![\p{Lu}]))[\p{L}\d]{1,40}/u,
    expected: 'a space after the closing quotation mark',
    replacement: (match) => match.replace(/[»”]/, '$& '),
  },
  {
    kind: 'typography-dash',
    pattern: /\S{0,40} --? \S{0,40}/,
    expected: 'a dash',
    replacement: (match) => match.replace(/ --? /, ' – '),
  },
  {
    kind: 'typography-opening-mark',
    languages: ['es'],
    pattern: /(?:^|[.…?!]\s)(?:[^¿.…?!]+\?|[^¡.…?!]+!)/u,
    expected: 'a question that opens with ¿, an exclamation that opens with ¡',
    fix: 'Put ¿ or ¡ where it begins.',
  },
  {
    kind: 'typography-opening-mark',
    languages: ['es'],
    pattern: /¿[^?]{0,300}$|¡[^!]{0,300}$/u,
    expected: 'a question that closes with ?, an exclamation that closes with !',
    fix: 'Put ? or ! where it ends.',
  },
  {
    kind: 'typography-opening-mark',
    languages: ['es'],
    pattern: /[¿¡][ \u00a0\u202f]+\S{0,40}/u,
    expected: 'no space after ¿ and ¡',
    replacement: (match) => match.replace(/[ \u00a0\u202f]+/, ''),
  },
];

/** The rules of a language. */
export const rulesOf = (language: string): readonly TypographyRule[] =>
  rules.filter(({ languages = [language], except = [] }) => languages.includes(language) && !except.includes(language));
