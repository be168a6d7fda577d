import { basename } from 'node:path';
import { type CopyInFile, copyInFiles } from '../../content/checks/copy';
import type { Content } from '../../content/content';
import { type Documents, problem } from '../../content/data-document';
import { factsInText } from '../../content/facts-in-text';
import { identifyFile, isEntryFile } from '../../content/file-kinds';
import { fillPlaceholders, hasValues } from '../../content/placeholders';
import { formatKey, type Problem } from '../../content/problem';
import { textStyles } from '../../theme/text-styles';
import { space } from '../../theme/tokens';
import { type MeasuredStyle, textLines } from './text-lines';

/** The width of a small phone, in pixels: the lower end of the type scale. */
const phone = 360;

/** The minimum font size of a style, in pixels, at the default browser font size. */
const least = (size: string) => Number(/clamp\(([\d.]+)rem/.exec(size)?.[1]) * 16;

const heading = (font: 'display' | 'section') => ({
  font,
  size: least(textStyles[font].fontSize),
  letterSpacing: Number.parseFloat(textStyles[font].letterSpacing),
});

/** How a text is set on a phone: its style, the width of a line in pixels, and the maximum number of lines. */
interface Place extends MeasuredStyle {
  room: number;
  most: number;
}

const column = phone - 2 * least(space.gutter);

const places = {
  display: { ...heading('display'), room: column, most: 6 },
  section: { ...heading('section'), room: column, most: 5 },
  /** A tab: as wide as it may be, less its padding (`FeatureTabs`). */
  name: { font: 'name', size: least(textStyles.small.fontSize), letterSpacing: 0, room: 0.8 * phone - 58, most: 2 },
} as const satisfies Record<string, Place>;

/** The place of headings and names, by interface namespace; `entry` is a page of a collection. */
const placeNames: Readonly<Record<string, keyof typeof places>> = {
  'clientReviews.title': 'section',
  'demo.title': 'section',
  'faq.title': 'section',
  'features.listTitle': 'display',
  'features.related': 'section',
  'features.title': 'section',
  'footer.bannerTitle': 'section',
  'hero.headlineBefore': 'display',
  'notFound.title': 'section',
  'pricingSection.title': 'section',
  'statistics.title': 'section',
  'entry.name': 'name',
  'entry.title': 'section',
};

const placeName = ({ file, key }: Pick<CopyInFile, 'file' | 'key'>) =>
  placeNames[`${isEntryFile(identifyFile(file)) ? 'entry' : basename(file, '.json')}.${formatKey(key)}`];

/** How many lines of a phone a text may take; undefined for texts without a limit. */
export function mostLines(copy: Pick<CopyInFile, 'file' | 'key'>): number | undefined {
  const name = placeName(copy);
  return name && places[name].most;
}

/** Headings and names fit on a phone: few lines, and no word wider than a line. */
export function checkLengths(documents: Documents, content: Content): Problem[] {
  const { SiteSettings, Packs, languages } = content;
  const facts = new Map(Object.keys(languages).map((language) => [language, factsInText(SiteSettings, Packs, language)]));
  return copyInFiles(documents).flatMap((copy) => {
    const name = placeName(copy);
    const known = facts.get(copy.language);
    if (!name || !known) return [];
    const { key: at, text } = wholeText(copy, content);
    // Unknown names are reported where they are written.
    if (!hasValues(text, known)) return [];
    return checkLength({ ...copy, key: at }, fillPlaceholders(text, known), places[name]);
  });
}

const headlineParts = ['headlineBefore', 'headlineGradient', 'headlineAfter'] as const;

/** The headline of the first screen consists of three parts; problems are reported at the longest. */
function wholeText({ language, key, text }: CopyInFile, content: Content): Pick<CopyInFile, 'key' | 'text'> {
  const hero = content.languages[language]?.interface.hero;
  if (key[0] !== headlineParts[0] || !hero) return { key, text };
  const longest = headlineParts.toSorted((one, other) => hero[other].length - hero[one].length)[0] ?? headlineParts[0];
  return { key: [longest], text: headlineParts.map((part) => hero[part]).join(' ') };
}

function checkLength({ document, key }: CopyInFile, text: string, place: Place): Problem[] {
  const { count, widest } = textLines(text, place, place.room);
  const kind = 'text-too-long';
  const wide = {
    kind,
    found: `"${widest.word}", ${Math.ceil(widest.width)} pixels wide`,
    expected: `at most ${place.room}, which is a line on a phone`,
    fix: 'Choose a shorter word, or put a hyphen where it may break.',
  } as const;
  const long = {
    kind,
    found: `${count} lines on a phone`,
    expected: `at most ${place.most}`,
    fix: 'Say it in fewer words, and the rest below.',
  } as const;
  return [...(widest.width > place.room ? [wide] : []), ...(count > place.most ? [long] : [])].map((finding) =>
    problem(document, key, finding),
  );
}
