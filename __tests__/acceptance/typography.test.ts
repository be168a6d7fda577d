import { walkTexts } from '../../src/content/walk-texts';
import { content, filesOf } from './delivered-site';

const { SiteSettings: site } = content;

describe('typography of the delivered texts', () => {
  /** Keys whose values are no language: addresses, ids, files. */
  const machine = new Set<string | number>(['id', 'slug', 'previousSlugs', 'src', 'segments', 'previousSegments', 'url']);

  /** Every text of a language as `file key: text`. */
  const textsOf = (language: string) =>
    [...filesOf(language)].flatMap(([file, value]) =>
      walkTexts(value)
        .filter(({ path }) => !path.some((key) => machine.has(key)))
        .map(({ path, text }) => ({ place: `${file} ${path.join('.')}`, text })),
    );

  test.each(site.languages)('%s writes curly apostrophes and no straight quotation marks', (language) => {
    expect(textsOf(language).filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  test('French sets a no-break space before : ; ! ? % € », and behind «', () => {
    const broken = /(?<![\u00a0\u202f!?])[:;!?%€»]|«(?![\u00a0\u202f])/;
    expect(textsOf('fr').filter(({ text }) => broken.test(text))).toEqual([]);
  });

  test('Spanish opens every question and exclamation', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const unpaired = ({ text }: { text: string }) =>
      count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
    expect(textsOf('es').filter(unpaired)).toEqual([]);
    expect(textsOf('es').some(({ text }) => text.includes('¿'))).toBe(true);
  });

  test.each(site.languages)('%s has no double, leading or trailing space, and no three dots', (language) => {
    expect(textsOf(language).filter(({ text }) => / {2}|^\s|\s$|\.\.\./.test(text))).toEqual([]);
  });

  test.each(site.languages)('%s repeats no price, phone number or name that the facts hold', (language) => {
    const facts = [`${site.name}`, site.contact.phone, site.contact.email, '350', '1000', '1 000', '1.000'];
    const repeats = textsOf(language).filter(({ text }) => facts.some((fact) => text.includes(fact)));
    expect(repeats.filter(({ text }) => !text.includes('1007/2023'))).toEqual([]);
  });
});
