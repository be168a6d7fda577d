/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardWords } from '../../src/build/page-cards';
import { isInLanguage } from '../../src/content/collection-facts';
import { formatDay, formatPercent } from '../../src/content/format';
import { adminPage } from '../../src/hosting/admin';
import { pageFile } from '../../src/hosting/page-file';
import { elementId } from '../../src/routing/anchors';
import type { PageRoute } from '../../src/routing/types';
import {
  content,
  documentAt,
  filled,
  idsIn,
  model,
  published,
  registry,
  visibleText,
  wordsOf,
  writtenForHosts,
} from '../support/built-site';

const { pages } = registry;
const { languages, sections: shown } = content.SiteSettings;
const landingOf = (language: string) => registry.pathOf({ kind: 'landing' }, language);
const withText = pages.filter(({ kind }) => kind !== 'unknown');
const answering = pages.filter(({ kind }) => kind === 'unknown' || kind === 'notFound');

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

test('every page of the registry is published, and the site model names the same', () => {
  expect(pages.filter(({ path }) => !published.has(`/${pageFile(path)}`))).toEqual([]);
  const served = [...model.pages, ...model.notFound].map(({ file }) => file);
  expect(served.filter((file) => file !== adminPage.file).sort()).toEqual(pages.map(({ path }) => pageFile(path)).sort());
});

test('no HTML is published that the registry does not know', () => {
  const known = new Set(pages.map(({ path }) => `/${pageFile(path)}`));
  const unknown = [...published].filter((file) => file.endsWith('.html') && !known.has(file));
  // The demo is not a page of the site; some hosts get a page for each redirect.
  const isKnown = (file: string) => existsSync(join('static', file)) || writtenForHosts.has(file);
  expect(unknown.filter((file) => !isKnown(file))).toEqual([]);
});

test('every redirect of the registry is in the site model', () => {
  const sorted = (rules: readonly { from: string; to: string }[]) => [...rules].sort((a, b) => a.from.localeCompare(b.from));
  expect(sorted(model.redirects.filter(({ to }) => to !== adminPage.path))).toEqual(sorted(registry.redirects));
});

test('every address that is not there has the right 404 page', () => {
  const rules = answering.map(({ path, matchPath }) => ({ below: matchPath?.slice(0, -1) ?? '/', file: pageFile(path) }));
  expect([...model.notFound].sort((a, b) => a.below.localeCompare(b.below))).toEqual(
    rules.sort((a, b) => a.below.localeCompare(b.below)),
  );
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('is in its language', () => {
    expect(documentAt(path).documentElement.lang).toBe(page.language);
  });

  test('has no id of the content that a script could take for a variable of its own', () => {
    const ids = [...documentAt(path).querySelectorAll('#___gatsby [id]')].map(({ id }) => id);
    expect(ids.filter((id) => /^[\w$]+$/.test(id))).toEqual([]);
  });
});

test.each(withText.map((page) => [page.path, page] as const))('%s has one h1, that of its content', (path, page) => {
  const headings = [...documentAt(path).querySelectorAll('h1')].map((heading) => visibleText(heading));
  expect(headings).toEqual([headingOf(page)]);
});

/** The features that have a card on the list of a language. */
const listedIn = (language: string) =>
  content.FeatureCatalogue.features.filter((entry) => entry.listed && isInLanguage(entry, language));

/** What a page must say below its heading, in the words of the data. */
function textsOf({ kind, language, id }: PageRoute): string[] {
  const { interface: words, features, legal: legalTexts } = wordsOf(language);
  const { description = '', benefits = [] } = features[id] ?? {};
  const texts: Readonly<Record<string, string[]>> = {
    root: content.SiteSettings.languages.map((code) => wordsOf(code).Language.name),
    landing: [words.hero.subtitle],
    features: [words.features.listLead, ...listedIn(language).map(({ id }) => features[id]?.summary ?? '')],
    feature: [description, ...benefits],
    legal: (legalTexts[id]?.sections ?? []).map(({ heading }) => heading),
    notFound: [words.notFound.code, words.notFound.home],
  };
  return (texts[kind] ?? []).map((text) => filled(text, language));
}

test.each(withText.map((page) => [page.path, page] as const))('%s has its text without scripts', (path, page) => {
  const main = documentAt(path).querySelector('main') as Element;
  const said = visibleText(main);
  expect(textsOf(page).filter((text) => text === '' || !said.includes(text))).toEqual([]);
});

test.each(pages.filter(({ kind }) => kind === 'unknown').map(({ path }) => path))('%s shows nothing', (path) => {
  expect(visibleText(documentAt(path).body)).toBe('');
});

describe('the root', () => {
  const root = () => documentAt('/');

  test('redirects without scripts: by a refresh, and by links', () => {
    expect(root().querySelector('noscript meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      `0; url=${landingOf(content.SiteSettings.defaultLanguage)}`,
    );
    const links = [...root().querySelectorAll('main a')].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual(languages.map((language) => [landingOf(language), wordsOf(language).Language.name]));
  });

  test('shows no markup as text', () => {
    expect(visibleText(root().body)).not.toMatch(/<\w|&#?\w+;/);
  });

  test('has a script in its head that goes to the language of the browser, ahead of the site’s own', () => {
    const scripts = [...root().querySelectorAll('head script')].map(({ textContent }) => textContent ?? '');
    const choosing = scripts.filter((script) => script.includes('location.replace'));
    expect(choosing).toHaveLength(1);
    const visit = new Function('navigator', 'document', 'location', choosing[0] ?? '');
    for (const language of languages) {
      const replace = jest.fn();
      visit({ language: `${language}-XX` }, { documentElement: {} }, { search: '', hash: '', replace });
      expect(replace).toHaveBeenCalledWith(landingOf(language));
    }
  });
});

/** The features, the questions, the testimonials and the packs, as far as the landing page has their section. */
const inSection = <T>(section: (typeof shown)[number], entries: readonly T[]) => (shown.includes(section) ? entries : []);

describe.each(languages)('the landing page in %s', (language) => {
  const text = () => visibleText(documentAt(`/${language}`).body);
  const words = wordsOf(language);

  const featuresShown = inSection('solutions', idsIn(language, 'features'));

  /** What a panel and a page say of a feature, as shown. */
  function saidOf(id: string): string[] {
    const feature = words.features[id];
    if (!feature) throw new Error(`There are no words for ${id}.`);
    const { title, description, benefits, stat, statDescription } = feature;
    const figure = stat === null ? [] : [formatPercent(stat, language)];
    return [title, description, ...benefits, statDescription ?? '', ...figure].map((said) => filled(said, language));
  }

  test('has tabs that lead to the page of each feature, which holds all that is said of it', () => {
    for (const id of featuresShown) {
      const path = registry.pathOf({ kind: 'feature', id }, language);
      const tab = documentAt(`/${language}`).querySelector(`[role="tab"][href="${path}"]`);
      expect(tab && visibleText(tab)).toBe(filled(words.features[id]?.name ?? '', language));
      const page = visibleText(documentAt(path).querySelector('main') as Element);
      for (const said of saidOf(id)) expect(page).toContain(said);
    }
  });

  test('holds all that is said of the first feature', () => {
    for (const id of featuresShown.slice(0, 1)) {
      for (const said of [filled(words.features[id]?.label ?? '', language), ...saidOf(id)]) expect(text()).toContain(said);
    }
  });

  test('holds every question with its answer', () => {
    for (const { question, answer } of inSection('faq', words.Faq.entries)) {
      expect(text()).toContain(filled(question, language));
      expect(text()).toContain(filled(answer, language));
    }
  });

  test('holds every testimonial and the lines of the packs', () => {
    for (const { name, position, content: said } of inSection('testimonials', words.TestimonialTexts.testimonials)) {
      for (const part of [name, position, said]) expect(text()).toContain(filled(part, language));
    }
    for (const { id } of inSection('pricing', content.Packs.packs).flatMap(({ features }) => features)) {
      const line = words.PackTexts.features.find((feature) => feature.id === id);
      expect(text()).toContain(filled(line?.text ?? id, language));
    }
  });

  test('has its sections in the order of data/site.json', () => {
    const headings = [...documentAt(`/${language}`).querySelectorAll('main h1, main section h2')].map(({ id }) => id);
    expect(headings).toEqual(shown.map((section) => `${section}-title`));
  });
});

test.each(languages)('the list in %s has a card for every listed feature, under the id of the data', (language) => {
  const list = documentAt(registry.pathOf({ kind: 'features' }, language));
  const cards = [...list.querySelectorAll('main li:has(article)')];
  expect(cards.map(({ id }) => id)).toEqual(listedIn(language).map(({ listId }) => elementId(listId)));
});

test('a feature’s page has up to four related features, the other ones in order', () => {
  for (const { path, language, id: feature } of pages.filter(({ kind, indexed }) => kind === 'feature' && indexed)) {
    const cards = [...documentAt(path).querySelectorAll('main article h3')].map((heading) => visibleText(heading));
    const others = idsIn(language, 'features')
      .filter((id) => id !== feature)
      .slice(0, 4);
    expect([path, ...cards]).toEqual([
      path,
      ...others.map((id) => filled(wordsOf(language).features[id]?.name ?? '', language)),
    ]);
  }
});

describe.each(registry.pages.filter(({ kind }) => kind === 'legal').map((page) => [page.path, page] as const))(
  'the legal page %s',
  (path, { language, id: legal }) => {
    const main = () => documentAt(path).querySelector('main') as Element;

    test('holds all that its file says, the facts put in', () => {
      const { sections = [], lead = '' } = wordsOf(language).legal[legal] ?? {};
      // Their contents list the headings too.
      const headings = [...main().querySelectorAll('section section h2')].map(visibleText);
      expect(headings).toEqual(sections.map(({ heading }) => filled(heading, language)));
      const said = sections.flatMap(({ paragraphs, details, list, links }) => [
        ...paragraphs,
        ...details.flatMap(({ term, description }) => [term, description]),
        ...list,
        ...links.map(({ text }) => text),
      ]);
      expect(said.length).toBeGreaterThan(0);
      for (const text of [lead, ...said]) expect(visibleText(main())).toContain(filled(text, language));
    });

    test('says when it last changed, in a form that machines read too', () => {
      const { updated } = content.LegalCatalogue.pages.find(({ id }) => id === legal) ?? {};
      expect(main().querySelector('time')?.getAttribute('datetime')).toBe(updated);
      expect(main().querySelector('time')?.textContent).toContain(formatDay(updated ?? '', language));
    });

    test('lists its contents in the order of its sections', () => {
      const listed = [...main().querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
      expect(listed).toEqual([...main().querySelectorAll('section section')].map(({ id }) => `#${id}`));
    });
  },
);

test.each(withText.filter(({ kind }) => kind !== 'root').map((page) => [page.path, page] as const))(
  '%s links every legal page of its language in its footer',
  (path, { language }) => {
    const wanted = idsIn(language, 'legal').map((id) => [
      registry.pathOf({ kind: 'legal', id }, language),
      filled(wordsOf(language).legal[id]?.title ?? '', language),
    ]);
    const links = [...documentAt(path).querySelectorAll('footer a')].map((link) => [
      link.getAttribute('href'),
      visibleText(link),
    ]);
    expect(links).toEqual(expect.arrayContaining(wanted));
  },
);

test.each(withText.filter(({ kind }) => kind !== 'root').map((page) => [page.path, page] as const))(
  '%s says the language of its cookie bar',
  (path, { language }) => {
    const { cookieBannerLanguage } = content.SiteSettings;
    const bar = documentAt(path).querySelector('section[data-waiting]');
    expect(bar?.closest('[lang]')?.getAttribute('lang')).toBe(
      cookieBannerLanguage === 'page' ? language : cookieBannerLanguage,
    );
  },
);

test('no page shows a key of a word, or a value left open', () => {
  const leaks = withText.filter(({ path }) =>
    /\{\{|\}\}|\b(?:buttons|header|hero|footer|legal):\w/.test(visibleText(documentAt(path).body)),
  );
  expect(leaks.map(({ path }) => path)).toEqual([]);
});
