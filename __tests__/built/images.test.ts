/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFactsOf } from '../../src/data/read-data';
import { posterUpright } from '../../src/sections/Demo/upright-media';
import { pageUpright } from '../../src/sections/FeatureOverview/upright-media';
import { panelUpright } from '../../src/sections/Solutions/upright-media';
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

/** Every file that a picture may load. */
const filesOf = (image: HTMLImageElement) => [
  image.getAttribute('src') ?? '',
  ...candidatesOf(image).map((candidate) => candidate.split(' ')[0] ?? ''),
];

test.each(pages.map(({ path }) => path))('%s: every picture has its size, its words and its files', (path) => {
  for (const image of imagesOf(path)) {
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    expect(image.hasAttribute('alt')).toBe(true);
    expect(image.getAttribute('src')).toMatch(/^\/static\//);
    expect(filesOf(image).filter((file) => !published.has(file))).toEqual([]);
  }
});

test.each(pages.map(({ path }) => path))('%s: every picture comes as AVIF', (path) => {
  expect(
    imagesOf(path)
      .flatMap(filesOf)
      .filter((file) => !file.endsWith('.avif')),
  ).toEqual([]);
});

test('pictures of the product come in several widths', () => {
  const shots = pages.flatMap(({ path }) => imagesOf(path)).filter(({ width }) => width > portraitWidth);
  expect(shots.length).toBeGreaterThan(0);
  for (const shot of shots) {
    expect(sourcesOf(shot).at(-1)?.srcset.split(',').length).toBeGreaterThanOrEqual(3);
    for (const { sizes } of sourcesOf(shot)) expect(sizes).toMatch(/vw/);
  }
});

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
    const [first, ...others] = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    expect([posterUpright, panelUpright, pageUpright]).toContain(first?.media);
    const ratio = Number(first?.getAttribute('height')) / Number(first?.getAttribute('width'));
    expect(uprightRatios().some((known) => Math.abs(known - ratio) < 0.01)).toBe(true);
    expect(others).toEqual([]);
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
  'the landing page in %s shows the demo’s poster and the first feature, in its words, where its sections say so',
  (language) => {
    const alts = imagesOf(`/${language}`).map(({ alt }) => alt);
    const { features, DemoTexts } = wordsOf(language);
    const shots = idsIn(language, 'features')
      .slice(0, 1)
      .map((id) => filled(features[id]?.image.alt ?? '', language));
    const poster = filled(DemoTexts.poster.alt, language);
    const inSection: Partial<Record<string, string[]>> = { demo: [poster], solutions: shots };
    expect(alts.filter(Boolean)).toEqual(sections.flatMap((section) => inSection[section] ?? []));
  },
);

test('beside each benefit of a feature is the piece of its picture that the data names, which is not read out', () => {
  for (const { path, kind, id = '', language } of pages) {
    if (kind !== 'feature') continue;
    const { benefits = [], image } = wordsOf(language).features[id] ?? {};
    const items = [...documentAt(path).querySelectorAll('main li')];
    const shown = benefits.map((benefit) => {
      const item = items.find(({ textContent }) => textContent === filled(benefit, language));
      return item?.querySelector('img')?.getAttribute('alt');
    });
    expect([path, shown]).toEqual([path, benefits.map((_, index) => (image?.pieces?.[index] ? '' : undefined))]);
  }
});

test('only the picture of a feature’s own page is loaded at once', () => {
  for (const { path, kind } of pages) {
    const loading = imagesOf(path).map((image) => image.getAttribute('loading'));
    const eager = loading.filter((value) => value !== 'lazy');
    expect([path, eager]).toEqual([path, kind === 'feature' ? ['eager'] : []]);
  }
});
