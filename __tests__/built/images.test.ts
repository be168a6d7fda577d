/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFactsOf } from '../../src/data/read-data';
import { posterUpright } from '../../src/sections/Demo/upright-media';
import { panelUpright } from '../../src/sections/Solutions/upright-media';
import { breakpoints, condition, narrowCards } from '../../src/theme/breakpoints';
import { content, documentAt, filled, idsIn, published, registry, wordsOf } from '../support/built-site';
import { withoutCopies } from '../support/copies';

const pages = withoutCopies(registry.pages);
const { languages, sections } = content.SiteSettings;

/** Pictures no wider than this are portraits; wider ones show the product. */
const portraitWidth = 56;

const imagesOf = (path: string) => [...documentAt(path).querySelectorAll('img')];

/** What a picture offers browsers to choose from: its upright version, if it has one, and itself. */
const sourcesOf = (image: HTMLImageElement) => [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];

/** The files that browsers choose from, each with its width. */
const candidatesOf = (image: HTMLImageElement) =>
  sourcesOf(image).flatMap(({ srcset }) => srcset.split(',').map((candidate) => candidate.trim()));

test.each(pages.map(({ path, kind }) => [path, kind]))(
  '%s: every picture has its size, its words and its files',
  (path, kind) => {
    for (const image of imagesOf(path)) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.hasAttribute('alt')).toBe(true);
      const files = [
        image.getAttribute('src') ?? '',
        ...candidatesOf(image).map((candidate) => candidate.split(' ')[0] ?? ''),
      ];
      expect(files.filter((file) => !published.has(file) || !/^\/static\/.*\.avif$/.test(file))).toEqual([]);
    }
    // Only the first picture of the list of features and of a feature's page is loaded at once: it is in the first window.
    const isEager = imagesOf(path).map((image) => image.getAttribute('loading') !== 'lazy');
    expect(isEager.flatMap((is, index) => (is ? [index] : []))).toEqual(['features', 'feature'].includes(kind) ? [0] : []);
  },
);

test('pictures of the product come in several widths', () => {
  const shots = pages.flatMap(({ path }) => imagesOf(path)).filter(({ width }) => width > portraitWidth);
  expect(shots.length).toBeGreaterThan(0);
  for (const shot of shots) {
    expect(sourcesOf(shot).at(-1)?.srcset.split(',').length).toBeGreaterThanOrEqual(3);
    for (const { sizes } of sourcesOf(shot)) expect(sizes).toMatch(/vw/);
  }
});

/** Where pages of features have upright pictures. */
const uprightBelow = (['sm', 'md', 'lg', 'xl'] as const).map((step) => condition(breakpoints.down(step)));

/** Height by width of every upright picture that the data names. */
const uprightRatios = () =>
  [...JSON.stringify(content).matchAll(/"portrait":"([^"]+)"/g)].map(([, path]) => {
    const { width, height } = imageFactsOf(readFileSync(join('data/images', String(path))));
    return height / width;
  });

test('an upright picture stands first, for places too narrow for the other one, with its own size', () => {
  const upright = pages.flatMap(({ path }) => imagesOf(path)).filter((image) => sourcesOf(image).length > 1);
  expect(upright.length > 0).toBe(JSON.stringify(content).includes('"portrait"'));
  for (const image of upright) {
    const [first, ...others] = sourcesOf(image) as HTMLSourceElement[];
    expect([posterUpright, panelUpright, narrowCards, ...uprightBelow]).toContain(first?.media);
    const ratio = Number(first?.getAttribute('height')) / Number(first?.getAttribute('width'));
    expect(uprightRatios().some((known) => Math.abs(known - ratio) < 0.01)).toBe(true);
    expect(others).toEqual([image]);
  }
});

test('portraits come for sharp screens too, and are not read out', () => {
  const portraits = imagesOf(`/${languages[0]}`).filter(({ width }) => width <= portraitWidth);
  expect(portraits).toHaveLength(sections.includes('testimonials') ? content.Testimonials.testimonials.length : 0);
  for (const portrait of portraits) {
    expect(candidatesOf(portrait).at(-1)).toContain(` ${2 * portraitWidth}w`);
    expect(portrait.getAttribute('alt')).toBe('');
  }
});

test.each(languages)(
  'the landing page in %s describes the demo’s poster and the first feature, in their order',
  (language) => {
    const { features, DemoTexts } = wordsOf(language);
    const shots = idsIn(language, 'features').slice(0, 1);
    const inSection: Partial<Record<string, string[]>> = {
      demo: [DemoTexts.poster.alt],
      solutions: shots.map((id) => features[id]?.image.alt ?? ''),
    };
    const alts = sections.flatMap((section) => inSection[section] ?? []).map((alt) => filled(alt, language));
    expect(imagesOf(`/${language}`).flatMap(({ alt }) => alt || [])).toEqual(alts);
  },
);

test('each benefit of a feature has its plate, with the words for it, and no other picture', () => {
  for (const { path, id = '', language } of pages.filter(({ kind }) => kind === 'feature')) {
    const { benefits = [] } = wordsOf(language).features[id] ?? {};
    const items = [...documentAt(path).querySelectorAll('main li:has(h3):not(:has(article))')];
    const shown = items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('img')?.alt]);
    const wanted = benefits.map(({ text, plate }) => [text, plate?.alt].map((said) => said && filled(said, language)));
    expect([path, shown]).toEqual([path, wanted]);
  }
});
