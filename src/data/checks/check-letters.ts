import { basename } from 'node:path';
import {
  type CopyInFile,
  copyInFiles,
  type DataDocument,
  type Documents,
  formatKey,
  type KeyPath,
  languagePath,
  memoize,
  type Problem,
} from '../../../packages/content';
import { isEntryFile, type WordSource } from '../../../packages/content/define';
import { allCollections, type Content, factFiles, identifyFile, languageFiles, namedCollections } from '../../content/model';
import { problem } from '../../content/problems';
import webFontLetters from '../../theme/fonts/web-letters.json';
import { lackingOnCards } from '../card-letters';

/** Letters that the fonts of the site lack: a social card cannot show them, and browsers draw them in another font. */
export const checkLetters = (documents: Documents, content: Content): Problem[] => {
  const copy = copyInFiles(documents);
  const { path } = factFiles.SiteSettings;
  return [
    ...onCard(documents.get(path), ['name'], content.SiteSettings.name),
    ...copy.flatMap(onCards),
    ...content.SiteSettings.languages.flatMap((language) => inPages(documents, language, copy)),
  ];
};

/** The interface texts on cards: those of the landing page, and those that collections name. */
const wordsOnCards: ReadonlySet<WordSource> = new Set([
  ...['hero:credibility', 'hero:headlineBefore', 'hero:headlineGradient', 'hero:headlineAfter'],
  ...allCollections
    .flatMap(({ card, list }) => [card, list?.card])
    .flatMap((card) => [card?.label ?? '', card?.heading ?? '']),
]);

const cards = new Map(namedCollections.map(([name, { card }]) => [name, [card.label, card.heading]]));

function isOnCard({ file, key }: CopyInFile): boolean {
  const identified = identifyFile(file);
  if (isEntryFile(identified)) return cards.get(identified.collection)?.includes(formatKey(key)) === true;
  return wordsOnCards.has(`${basename(file, '.json')}:${formatKey(key)}`);
}

const onCards = memoize((copy: CopyInFile): Problem[] => (isOnCard(copy) ? onCard(copy.document, copy.key, copy.text) : []));

function onCard(document: DataDocument | undefined, key: KeyPath, text: string): Problem[] {
  const lacking = lackingOnCards(text);
  if (!document || lacking.length === 0) return [];
  return [
    problem(document, key, {
      kind: 'letter-not-on-card',
      found: `${lacking.map((letter) => JSON.stringify(letter)).join(', ')}, which the picture for shared links leaves out`,
      expected: 'letters and signs of its font',
      fix: 'Say it in words, if it matters there; pages show it.',
    }),
  ];
}

const webLetters = new Set(webFontLetters);

const lackingInFont = memoize(({ text }: CopyInFile): string[] =>
  (text.normalize('NFC').match(/\p{L}/gu) ?? []).filter((one) => !webLetters.has(one)),
);

/** A foreign name has a few such letters; from this number on, the language needs them. */
const often = 10;

/** Letters of a language that the font of the pages lacks. */
function inPages(documents: Documents, language: string, copy: readonly CopyInFile[]): Problem[] {
  const document = documents.get(languagePath(language, languageFiles.Language.path));
  const letters = copy.filter((one) => one.language === language).flatMap(lackingInFont);
  if (!document || letters.length < often) return [];
  return [
    problem(document, ['name'], {
      kind: 'letter-not-in-font',
      found: `texts with letters that the font of the site lacks: ${[...new Set(letters)].slice(0, 30).join(' ')}`,
      expected: 'a font with all letters of the language; browsers draw these in another one',
      fix: 'Ask a developer to add them to "letters" in tools/subset-font.mts and to run npx tsx tools/subset-font.mts.',
    }),
  ];
}
