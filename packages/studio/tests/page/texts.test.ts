import { formatText, placeholdersOf } from '../../../content/browser';
import en from '../../page/locales/en.json';
import es from '../../page/locales/es.json';
import fr from '../../page/locales/fr.json';
import { differences } from '../../page/model/differences';
import { piecesOf } from '../../page/text/pieces';
import { entryLists } from '../../src/site';

test('a text is drawn in words, placeholders and no-break spaces, with nothing lost', () => {
  const pieces = piecesOf('«\u00a0{{name}}\u00a0» : 3');
  expect(pieces.map(({ kind }) => kind)).toEqual(['words', 'no-break-space', 'placeholder', 'no-break-space', 'words']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('«\u00a0{{name}}\u00a0» : 3');
});

/** A text with its new parts in brackets. */
const marked = (text: string, other: string) =>
  differences(text, other)
    .map((part) => (part.isNew ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['a word', 'From 350 euros', 'From 390 euros', 'From [350 ]euros'],
  ['words that came', 'One case, one price', 'One price', 'One [case, one ]price'],
  ['words that went', 'One price', 'One case, one price', 'One price'],
  ['a placeholder, as a whole', 'From {{ price }} a month', 'From {{fee}} a month', 'From [{{ price }} ]a month'],
  ['what follows the last word', 'From the shop today', 'From the shop', 'From the shop [today]'],
  ['a no-break space', 'Oups\u202f! Page', 'Oups ! Page', '[Oups\u202f]! Page'],
  ['nothing', ' Same {text ', ' Same {text ', ' Same {text '],
  ['all of it', 'New', 'Old', '[New]'],
])('%s is marked', (_, text, other, wanted) => expect(marked(text, other)).toBe(wanted));

test('every list to which editors add entries has a name in the studio', () => {
  const names = Object.keys(fr);
  expect(Object.keys(entryLists).filter((kind) => !names.includes(`kind_${kind}`))).toEqual([]);
});

const locales: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr, en, es };

test.each(Object.entries(locales))(
  'the studio’s own words in %s: keys and placeholders as in French, the signs of their language',
  (language, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(fr));
    for (const [key, text] of Object.entries(fr)) {
      expect([key, placeholdersOf(words[key] ?? '')]).toEqual([key, placeholdersOf(text)]);
    }
    for (const text of Object.values(words)) expect(text).toBe(formatText(text, language));
  },
);
