/** @jest-environment ./__tests__/jest/pages-environment.cjs */

import type { PageRoute } from '../../packages/addresses';
import { isInLanguage } from '../../packages/content/model';
import { pageFile } from '../../packages/hosts';
import { cardWords } from '../../src/build/page-cards';
import { formatDay, formatEuros, formatPercent } from '../../src/content/format';
import { elementId } from '../../src/routing/element-id';
import { content, documentAt, filled, idsIn, model, published, registry, visibleText, wordsOf } from '../support/built-site';

const { pages } = registry;
const { languages, sections: shown, defaultLanguage, cookieBannerLanguage } = content.SiteSettings;
const landingOf = (language: string) => registry.pathOf({ kind: 'landing' }, language);
const mainOf = (path: string) => documentAt(path).querySelector('main') as Element;
const withPath = (some: readonly PageRoute[]) => some.map((page) => [page.path, page] as const);
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
const withText = pages.filter(({ kind }) => kind !== 'unknown');
const withLayout = withText.filter(({ kind }) => kind !== 'root');

/** The heading that the data gives a page. */
function headingOf(page: PageRoute): string {
  const { kind, language } = page;
  const { interface: words } = wordsOf(language);
  const { headlineBefore, headlineGradient, headlineAfter } = words.hero;
  const headings: Readonly<Record<string, string>> = {
    root: content.SiteSettings.name,
    landing: `${headlineBefore} ${headlineGradient} ${headlineAfter}`,
    notFound: words.notFound.title,
  };
  return filled(headings[kind] ?? cardWords(page, content).heading, language);
}

/** The features that have a card on the list of a language. */
const listedIn = (language: string) =>
  content.FeatureCatalogue.features.filter((entry) => entry.listed && isInLanguage(entry, language));

const [pack] = content.Packs.packs;
const hasPrice = typeof pack?.price === 'number' && shown.includes('pricing');

/** What the catalogue says of a feature, such as the testimonial that it names. */
const factsOf = (feature: string) => content.FeatureCatalogue.features.find(({ id }) => id === feature);

/** What a page must say below its heading, in the words of the data. */
function textsOf({ kind, language, id }: PageRoute): string[] {
  const { interface: words, features, legal, PackTexts, TestimonialTexts } = wordsOf(language);
  const { label = '', description = '', benefits = [], statSource = [] } = features[id] ?? {};
  const stage = factsOf(id)?.stage;
  const { lead = '', sections = [] } = legal[id] ?? {};
  const texts: Readonly<Record<string, string[]>> = {
    root: languages.map((code) => wordsOf(code).Language.name),
    landing: [words.hero.subtitle],
    features: [words.features.listLead, ...listedIn(language).map(({ id }) => features[id]?.summary ?? '')],
    feature: [
      ...[stage ? words.hero.stages[stage] : label, description].concat(statSource),
      ...benefits.flatMap(({ text, proof = [] }) => [text].concat(proof)),
      ...TestimonialTexts.testimonials.filter((one) => one.id === factsOf(id)?.testimonial).map(({ content }) => content),
      ...(hasPrice
        ? [PackTexts.packs.find((one) => one.id === pack?.id)?.title ?? '', formatEuros(pack?.price ?? 0, language)]
        : []),
    ],
    legal: [
      lead,
      ...sections.flatMap(({ heading, paragraphs, details, list, links }) => [
        ...[heading, ...paragraphs, ...list],
        ...details.flatMap(({ term, description }) => [term, description]),
        ...links.map(({ text }) => text),
      ]),
    ],
    notFound: [words.notFound.code, words.notFound.home],
  };
  return (texts[kind] ?? []).map((text) => filled(text, language));
}

test('every page of the registry is published, and the hosts are told of the same', () => {
  expect(pages.filter(({ path }) => !published.has(`/${pageFile(path)}`))).toEqual([]);
  const served = [...model.pages, ...model.notFound].map(({ file }) => file);
  expect(served.sort()).toEqual(pages.map(({ path }) => pageFile(path)).sort());
});

test.each(withPath(pages))(
  '%s is in its language, and no id of its content could become a variable of scripts',
  (path, page) => {
    expect(documentAt(path).documentElement.lang).toBe(page.language);
    const ids = [...documentAt(path).querySelectorAll('#___gatsby [id]')].map(({ id }) => id);
    expect(ids.filter((id) => /^[\w$]+$/.test(id))).toEqual([]);
  },
);

test.each(withPath(withText))('%s has one h1, and its texts without scripts, with every value put in', (path, page) => {
  const headings = [...documentAt(path).querySelectorAll('h1')].map((heading) => visibleText(heading));
  expect(headings).toEqual([headingOf(page)]);
  const said = visibleText(mainOf(path));
  expect(textsOf(page).filter((text) => text === '' || !said.includes(text))).toEqual([]);
  expect(visibleText(documentAt(path).body)).not.toMatch(/\{\{|\}\}|\b(?:buttons|header|hero|footer|legal):\w/);
});

test.each(ofKind('unknown').map(({ path }) => path))('%s shows nothing', (path) => {
  expect(visibleText(documentAt(path).body)).toBe('');
});

test('the root leads on without scripts: by a refresh, and by a link for each language', () => {
  const refresh = documentAt('/').querySelector('noscript meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute('content')).toBe(`0; url=${landingOf(defaultLanguage)}`);
  const links = [...mainOf('/').querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual(languages.map((language) => [landingOf(language), wordsOf(language).Language.name]));
});

/** Entries, as far as the landing page has their section. */
const inSection = <T>(section: (typeof shown)[number], entries: readonly T[]) => (shown.includes(section) ? entries : []);

describe.each(languages)('the landing page in %s', (language) => {
  const page = () => documentAt(landingOf(language));
  const words = wordsOf(language);
  const features = inSection('solutions', idsIn(language, 'features'));

  /** What a panel and a page say of a feature, as shown. */
  function saidOf(id: string): string[] {
    const feature = words.features[id];
    if (!feature) throw new Error(`There are no words for ${id}.`);
    const { title, description, benefits, stat, statDescription } = feature;
    const figure = stat === null ? [] : [formatPercent(stat, language)];
    return [title, description, ...benefits.map(({ text }) => text), statDescription ?? '', ...figure].map((said) =>
      filled(said, language),
    );
  }

  test('has tabs that lead to the page of each feature, which holds all that is said of it', () => {
    for (const id of features) {
      const path = registry.pathOf({ kind: 'feature', id }, language);
      const tab = page().querySelector(`[role="tab"][href="${path}"]`);
      expect(tab && visibleText(tab)).toBe(filled(words.features[id]?.name ?? '', language));
      for (const said of saidOf(id)) expect(visibleText(mainOf(path))).toContain(said);
    }
  });

  test('holds the first feature, every question, every testimonial and the lines of the packs', () => {
    const said = [
      ...features.slice(0, 1).flatMap((id) => [words.features[id]?.label ?? '', ...saidOf(id)]),
      ...inSection('faq', words.Faq.entries).flatMap(({ question, answer }) => [question, answer]),
      ...inSection('testimonials', words.TestimonialTexts.testimonials).flatMap((one) => [
        one.name,
        one.position,
        one.content,
      ]),
      ...inSection('pricing', content.Packs.packs)
        .flatMap((pack) => pack.features)
        .map(({ id }) => words.PackTexts.features.find((line) => line.id === id)?.text ?? id),
    ];
    const text = visibleText(page().body);
    expect(said.filter((one) => !text.includes(filled(one, language)))).toEqual([]);
  });

  test('has its sections in the order of data/site.json', () => {
    const headings = [...page().querySelectorAll('main h1, main section h2')].map(({ id }) => id);
    expect(headings).toEqual(shown.map((section) => `${section}-title`));
  });
});

test.each(languages)('the list in %s has a card for every listed feature, under the id of the data', (language) => {
  const list = documentAt(registry.pathOf({ kind: 'features' }, language));
  const cards = [...list.querySelectorAll('main li:has(article)')];
  expect(cards.map(({ id }) => id)).toEqual(listedIn(language).map(({ listId }) => elementId(listId)));
});

test('a feature’s page has up to four related features, the other ones in order', () => {
  for (const { path, language, id: feature } of ofKind('feature').filter(({ indexed }) => indexed)) {
    const cards = [...mainOf(path).querySelectorAll('article h3')].map((heading) => visibleText(heading));
    const others = idsIn(language, 'features').filter((id) => id !== feature);
    const names = others.slice(0, 4).map((id) => filled(wordsOf(language).features[id]?.name ?? '', language));
    expect([path, ...cards]).toEqual([path, ...names]);
  }
});

test.each(withPath(ofKind('legal')))(
  '%s lists its sections, and says when it last changed',
  (path, { language, id: legal }) => {
    const sections = [...mainOf(path).querySelectorAll('section section')];
    const headings = sections.map((section) => visibleText(section.querySelector('h2') as Element));
    expect(headings).toEqual(wordsOf(language).legal[legal]?.sections.map(({ heading }) => filled(heading, language)));
    const listed = [...mainOf(path).querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(listed).toEqual(sections.map(({ id }) => `#${id}`));
    const { updated = '' } = content.LegalCatalogue.pages.find(({ id }) => id === legal) ?? {};
    const time = mainOf(path).querySelector('time');
    expect(time?.getAttribute('datetime')).toBe(updated);
    expect(time?.textContent).toContain(formatDay(updated, language));
  },
);

test.each(withPath(withLayout))('%s links every legal page in its footer', (path, { language }) => {
  const wanted = idsIn(language, 'legal').map((id) => [
    registry.pathOf({ kind: 'legal', id }, language),
    filled(wordsOf(language).legal[id]?.title ?? '', language),
  ]);
  const links = [...documentAt(path).querySelectorAll('footer a')];
  expect(links.map((link) => [link.getAttribute('href'), visibleText(link)])).toEqual(expect.arrayContaining(wanted));
});

test.each(withPath(withLayout))('%s says the language of its cookie bar', (path, { language }) => {
  const bar = documentAt(path).querySelector('section[data-waiting]')?.closest('[lang]');
  expect(bar?.getAttribute('lang')).toBe(cookieBannerLanguage === 'page' ? language : cookieBannerLanguage);
});
