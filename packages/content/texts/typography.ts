import { defaultTreeAdapter, parseFragment } from 'parse5';
import { withoutUnseen } from './unseen';

/** A typographic rule: what is wrong, and what stands there instead. */
interface Rule {
  /** The languages that it applies to; all by default. */
  languages?: readonly string[];
  /** The languages that it does not apply to. */
  except?: readonly string[];
  /** Repetitions are bounded, so that very long texts do not take quadratic time. */
  wrong: RegExp;
  right: string | ((...match: string[]) => string);
}

/** What no rule may change: placeholders, addresses, tags, and the targets and code of Markdown. */
const fixed =
  /(\{\{\s*\w+\s*\}\}|(?:https?:\/\/|www\.)[^\s«»“”"<>]+|[\w.+-]{1,64}@[\p{L}\p{N}_.-]{1,255}|<[/!?]?[a-z-][^<>]{0,200}>|\]\([^()\s]{1,200}\)|`[^`]{1,60}`)/giu;

/** Stands for what no rule may change. No text has this sign: it belongs to no alphabet, and `withoutUnseen` removes it. */
const standIn = '\ue000';

/** A text without its placeholders, addresses and tags. */
export const proseOf = (text: string) => text.replace(fixed, standIn);

/** The upper half of Windows-1252, from 0x80 to 0x9f. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Signs that may follow a capital Ã or Å in a right text. */
const afterCapital = '…‘’“”–—«»';
const trailing = `[\\x80-\\x9f\\xa1-\\xaa\\xac-\\xba\\xbc-\\xbf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|(?<!\\p{Lu}[ÃÅ])[${afterCapital}]`;

/** Letters as they look if UTF-8 is read as Windows-1252, such as Ã© and â‚¬. */
const misread = new RegExp(
  `[ÃÅ](?:${trailing})|Â[\\xa0-\\xbf]|â[\\x80-\\x9f‚€‰][\\x80-\\xbf${afterCapital}€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]`,
  'gu',
);

const utf8 = new TextDecoder('utf-8');

function readAgain(broken: string): string {
  const bytes = [...broken].map((sign) => {
    const at = windows1252.indexOf(sign);
    return at < 0 ? sign.charCodeAt(0) : at + 0x80;
  });
  const read = utf8.decode(new Uint8Array(bytes));
  return read.includes('\ufffd') ? broken : read;
}

/** Unicode's letters for the compatibility with older encodings: digraphs, ligatures, mathematical letters, those of full width. */
const letterForm =
  /[\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\ufb00-\ufb4f\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

/** The character that an HTML entity stands for; the same text if it is none. */
function decoded(html: string): string {
  const [node] = parseFragment(html).childNodes;
  const text = node && defaultTreeAdapter.isTextNode(node) ? node.value : html;
  return [...text].length === 1 ? text : html;
}

/** Puts words between the quotation marks of a language. */
function quotedIn(language: string | undefined, words: string): string {
  const inside = words.replace(/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, '');
  if (language === 'fr') return `«\u00a0${inside}\u00a0»`;
  return language === 'es' ? `«${inside}»` : `“${inside}”`;
}

/** Languages with quotation marks of their own. */
const guillemets = ['fr', 'es'];

/** A rule that replaces pairs of quotation marks; inside « », they become “ ”. */
const quotes = (pair: string, languages: readonly string[] | undefined, language?: string): Rule => ({
  ...(languages ? { languages } : { except: guillemets }),
  wrong: new RegExp(`«[^«»]{0,300}»|${pair}`, 'u'),
  right: (match, ...groups) => {
    const words = groups.slice(0, -2).find((group) => group !== undefined);
    if (words !== undefined) return quotedIn(language, words);
    return match.replace(/(?<![\p{L}\d])"([^"]{1,200})"(?![\p{L}\d])/gu, '“$1”');
  },
});

/** Straight quotation marks, but not the sign for inches. */
const straight = '(?<![\\p{L}\\d])"([^"]{1,200})"(?![\\p{L}\\d])';
/** Pairs that open like those of another language. */
const low = '(?<![^ ([])[„‟”»](?=[\\p{L}\\d¿¡])([^„‟“”«»]{1,60})[“”«»]';

/** Marks between two Latin letters that look like an apostrophe; ʻ is a letter of Hawaiian. */
const lookalike = '(?<=\\p{Script=Latin})(?![\\^ʻ]|\\p{Script=Latin})[\\p{Sk}\\p{Lm}‘‛′‵](?=\\p{Script=Latin})';

const space = '[ \\u00a0\\u202f]';

/**
 * French after the Imprimerie nationale's Lexique des règles typographiques (spaces), Spanish after the Real Academia's
 * Ortografía (opening marks).
 */
const rules: readonly Rule[] = [
  { wrong: /&(?:#x?[\da-f]+|[a-z]+\d*);?/i, right: decoded },
  { wrong: letterForm, right: (match) => match.normalize('NFKC') },
  { except: ['ja', 'zh'], wrong: /(?![ \u00a0\u202f])\p{Zs}/u, right: ' ' },
  { wrong: /[ \u00a0\u202f]{2,}/, right: ' ' },
  { wrong: /^[\s\u00a0\u202f]+|[\s\u00a0\u202f]+$/, right: '' },
  { wrong: /(?<![./])\.{3}(?![./])/, right: '…' },
  { wrong: /(?<![./])\.{2}(?=\s|$)/, right: '.' },
  // In a pair, as quotation marks; behind a digit, as the sign for minutes or feet.
  { except: guillemets, wrong: /(?<![\p{L}\d])'(?!n')([\p{L}\d][^']{0,60})'(?![\p{L}\d])/u, right: '‘$1’' },
  { languages: guillemets, wrong: /(?<![\p{L}\d])'([\p{L}\d¿¡][^']{0,60})'(?![\p{L}\d])/u, right: '“$1”' },
  { wrong: new RegExp(`(?<!\\d)'|'(?=\\p{L})|${lookalike}`, 'u'), right: '’' },
  quotes(`${straight}|${low}|“([^„‟“”]{1,60})“`, ['en'], 'en'),
  quotes(straight, undefined),
  ...guillemets.map((language) => quotes(`${straight}|${low}|“([^“”]{1,200})[“”]`, [language], language)),
  { languages: ['en'], wrong: /«[ \u00a0\u202f]?([^«»]{1,200}?)[ \u00a0\u202f]?»/u, right: '“$1”' },
  {
    languages: ['fr'],
    // A brand such as Yahoo! stands in a sentence that goes on.
    wrong: /(?<=\S) ?(?<![\u00a0\u202f?!;…(])(?<!&#?\w{2,8})(?:;|[?!](?!\s\p{Ll}))|(?<=\S) (?<![\u00a0\u202f?!;…(])[?!]/u,
    right: (match) => `\u202f${match.slice(-1)}`,
  },
  { languages: ['fr'], wrong: /(?<=[^:\s\u00a0\u202f]) ?:(?=\s|$)/u, right: '\u00a0:' },
  { languages: ['fr'], wrong: /« ?(?![\s\u00a0\u202f])/u, right: '«\u00a0' },
  { languages: ['fr'], wrong: /(?<![\s\u00a0\u202f]) ?»/u, right: '\u00a0»' },
  { languages: ['es'], wrong: new RegExp(`(?<=[«¿¡])${space}+|${space}+(?=»)`, 'u'), right: '' },
  { languages: guillemets, wrong: /(?<=\d) ?(?=[%€])/u, right: '\u00a0' },
  // Thousands, such as 12 480 and 1 435,20, with the space that numbers of the build have (a narrow one is hardly seen in many fonts); not a
  // telephone number, or that of a standard, such as EN 301 549.
  {
    languages: guillemets,
    wrong:
      /(?<=(?<![\p{L}\d.,+]|\p{Lu}{2}[ \u00a0\u202f]|\d[ \u00a0\u202f])\d{1,3})[ \u202f](?=\d{3}(?![\p{L}\d]|[ \u00a0\u202f]\d))/u,
    right: '\u00a0',
  },
  // A number and its unit (SI brochure, 5.4.3).
  { wrong: /(?<=\d) (?=(?:[kMG]?Wh?|[kcm]?m[²³]?|kg|[kMG]B|°C)(?![\p{L}\d]))/u, right: '\u00a0' },
  // Times, such as 9 h and 17 h 20.
  { languages: ['fr'], wrong: /(?<=\d) (?=h(?![\p{L}\d]))|(?<=\d[\u00a0\u202f]h) (?=\d{2}(?!\d))/u, right: '\u00a0' },
  {
    wrong: /(?<=(?<![\p{L}\d])\p{Ll}{2,40})[\u00a0\u202f](?=\p{Ll}{2,40}(?!\p{L}))|(?<=[\p{L}\d],)[\u00a0\u202f]/u,
    right: ' ',
  },
  { languages: ['en', 'es'], wrong: /(?<=\S)[ \u00a0\u202f](?=[;:!?](?:\s|$))/u, right: '' },
  { wrong: /(?<=\S)[ \u00a0\u202f](?=[,.](?:\s|$))/u, right: '' },
  { wrong: /(?<=\p{L}{2}) ?,(?=\p{L}{2})/u, right: ', ' },
  {
    // A sentence that ends, and the next one, which begins with a capital letter; not S.L., Node.js or Example.Com.
    wrong:
      /(?<=(?:\p{Lu}{2}|[\p{Ll}\d%€)»”])[.…?!:;)”]{0,3})[.…?!:;)”](?=[¿¡«“(]?\p{Lu}\p{Ll})(?!(?:App|Com|Es|Eu|Fr|Io|Js|Net|Org)(?!\p{L}))/u,
    right: '$& ',
  },
  {
    languages: ['fr', 'es', 'en'],
    wrong: /(?<=[\p{L}\d.…?!][\u00a0\u202f]?)(?:»(?=[\p{L}\d])|”(?=[\p{Ll}\d]))/u,
    right: '$& ',
  },
  { wrong: /(?<=\S) --? (?=\S)/, right: ' – ' },
  // A question that is the whole text, and has no part before it.
  { languages: ['es'], wrong: /^(?=\p{Lu}|\d)([^¿¡.…?!,;:()«»"“”–]{1,200}\?)$/u, right: '¿$1' },
];

const rulesByLanguage = new Map<string | undefined, readonly Rule[]>();

function rulesOf(language = ''): readonly Rule[] {
  const known = rulesByLanguage.get(language);
  if (known) return known;
  const own = rules
    .filter(({ languages = [language], except = [] }) => languages.includes(language) && !except.includes(language))
    .map((rule) => ({ ...rule, wrong: new RegExp(rule.wrong, `${rule.wrong.flags.replace('g', '')}g`) }));
  rulesByLanguage.set(language, own);
  return own;
}

/** The most that rules are applied: each can give another something to do. */
const mostRounds = 10;

/**
 * A text as the typographic rules of its language want it, without what pasting and broken encodings leave in texts. A second time
 * changes nothing.
 * @param language language code; without one, the rules that all languages share
 */
export function formatText(text: string, language?: string): string {
  let formatted = text;
  for (let round = 0; round < mostRounds; round++) {
    const before = formatted;
    formatted = once(before, language);
    if (formatted === before) break;
  }
  return formatted;
}

function once(text: string, language: string | undefined): string {
  const clean = withoutUnseen(
    text
      .replace(misread, readAgain)
      .replace(/[\x80-\x9f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? '')
      .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' '),
  );
  const kept = clean.match(fixed) ?? [];
  const prose = rulesOf(language).reduce(
    (edited, { wrong, right }) => edited.replace(wrong, right as string),
    proseOf(clean).normalize('NFC'),
  );
  return prose.replaceAll(standIn, () => kept.shift() ?? '');
}
