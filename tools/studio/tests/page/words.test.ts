import { placeholdersOf } from '../../../../src/content/placeholders';
import en from '../../page/locales/en.json';
import es from '../../page/locales/es.json';
import fr from '../../page/locales/fr.json';
import { setNoBreakSpaces } from '../../page/text/no-break-spaces';

const locales: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr, en, es };

test.each(Object.entries(locales))(
  'the studio’s own words in %s: the same keys and placeholders as in French',
  (_, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(fr));
    for (const [key, text] of Object.entries(fr)) {
      expect([key, placeholdersOf(words[key] ?? '')]).toEqual([key, placeholdersOf(text)]);
    }
  },
);

test.each(Object.entries(locales))(
  'the studio’s own words in %s have the no-break spaces of their language',
  (language, words) => {
    for (const text of Object.values(words)) expect(text).toBe(setNoBreakSpaces(text, language));
  },
);
