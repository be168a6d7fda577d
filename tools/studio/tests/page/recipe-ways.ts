import words from '../../page/locales/en.json';
import type { AtWork } from './at-work';

const faq = 'content/faq.json';
const [features, legal, packs, site, testimonials, redirects] = [
  'features.json',
  'legal.json',
  'packs.json',
  'site.json',
  'testimonials.json',
  'redirects.json',
] as const;

type Facts = { id: string; languages?: string[] }[];

/** Returns the id of the first page of a list that exists in every language. */
const model = (work: AtWork, path: string, list: string) =>
  (work.now(path, list) as Facts).find(({ languages }) => languages === undefined)?.id ?? '';

/** The steps of each recipe of the guide in the studio's page, by the anchor of its heading. */
export const ways: Readonly<Record<string, (work: AtWork) => Promise<void>>> = {
  'add-a-feature': (work) => work.addPage('features', 'features', model(work, features, 'features')),
  'add-a-language': async (work) => {
    const code = (work.typed(site, 'languages') as string[]).at(-1) ?? '';
    const own = work.typed(`locales/${code}/language.json`) as Record<string, unknown>;
    const under = words.addLanguage;
    await work.view('steps');
    await work.hand.write({ selector: '[name=code]', under }, code);
    for (const name of ['name', 'label', 'openGraphLocale']) {
      await work.hand.write({ selector: `[name=${name}]`, under }, String(own[name]));
    }
    for (const [name, segment] of Object.entries(own.segments as object)) {
      await work.hand.write({ selector: `[name="segment ${name}"]`, under }, String(segment));
    }
    await work.hand.press({ selector: 'button', name: words.add, under });
    await work.mark();
  },
  'add-a-legal-page': (work) => work.addPage('legal', 'pages', model(work, legal, 'pages')),
  'add-a-question': async (work) => {
    await work.addEntry(words.kind_question, faq, 'entries');
    await work.mark(faq);
  },
  'add-a-testimonial': async (work) => {
    const file = 'content/testimonials.json';
    await work.addEntry(words.kind_testimonial, file, 'testimonials');
    const index = work.last(testimonials, 'testimonials');
    await work.typeAll(testimonials, 'testimonials', index);
    await work.drop(testimonials, 'testimonials', index, 'imageSrc');
    await work.mark(file);
  },
  'ask-visitors-again-for-their-choice-of-cookies': (work) => work.type(site, 'consent', 'version'),
  'change-a-legal-page': async (work) => {
    const file = `content/legal/${work.ids(legal, 'pages')[0]}.json`;
    await work.append(file, 'sections', 0, 'list');
    await work.type(legal, 'pages', 0, 'updated');
    await work.mark(file);
  },
  'change-a-price': (work) => work.typeAll(packs),
  'change-a-rating': (work) => work.type(testimonials, 'testimonials', 0, 'rating'),
  'change-a-statistic': async (work) => {
    const ids = work.ids(features, 'features');
    for (const id of new Set([ids[0], ids.at(-1)])) {
      const file = `content/features/${id}.json`;
      await work.typeInAll(file, 'stat');
      await work.typeInAll(file, 'statDescription');
    }
    await work.mark();
  },
  'change-a-text': async (work) => {
    await work.typeInAll('hero.json', 'badge');
    await work.markTexts('hero.json');
  },
  'change-an-image': async (work) => {
    const file = `content/features/${model(work, features, 'features')}.json`;
    for (const key of ['src', 'portrait', 'alt']) await work.typeInAll(file, 'image', key);
    const [first = ''] = work.inAll(file);
    await work.drop(first, 'image', 'src');
    await work.mark(file);
    await work.remedy(words.removePicture);
  },
  'change-the-contact-or-the-copyright-year': async (work) => {
    await work.type(site, 'copyrightYear');
    await work.type(site, 'contact', 'phone');
    await work.type(site, 'contact', 'email');
  },
  'change-the-name-of-a-language': (work) => work.typeInAll('language.json', 'name'),
  'change-the-title-of-the-root-page': async (work) => {
    await work.typeInAll('content/pages.json', 'root', 'title');
    await work.markTexts('content/pages.json');
  },
  'change-the-tour': (work) => work.type(site, 'demoFrameUrl'),
  'let-an-old-address-lead-elsewhere': (work) => work.append(redirects, 'redirects'),
  'let-the-cookie-bar-follow-the-page': (work) => work.type(site, 'cookieBannerLanguage'),
  'move-a-section': async (work) => {
    const { length } = work.now(site, 'sections') as string[];
    await work.open(site, ['sections']);
    for (let at = 1; at < length - 1; at++) await work.pressFor(words.moveDown, site, 'sections', at);
  },
  'publish-a-page-in-some-languages-only': async (work) => {
    for (const [path, list] of [
      [features, 'features'],
      [legal, 'pages'],
    ] as const) {
      for (const index of work.ids(path, list).keys()) await work.append(path, list, index, 'languages');
    }
    await work.remedy(words.removeFile);
    await work.remedy(words.addRedirect);
  },
  'remove-a-feature': async (work) => {
    await work.open(features, ['features']);
    await work.pressFor(words.remove, features, 'features', 2);
    await work.mark();
    await work.remedy(words.addRedirect);
  },
  'remove-a-language': async (work) => {
    for (const name of ['defaultLanguage', 'notFoundLanguage', 'cookieBannerLanguage']) await work.type(site, name);
    const left = work.typed(site, 'languages') as string[];
    const gone = work.languages.find((code) => !left.includes(code));
    if (gone === undefined) return;
    const under = words.removeLanguage;
    await work.view('steps');
    await work.hand.choose({ selector: 'select', under }, gone);
    await work.hand.press({ selector: 'button', name: words.remove, under });
  },
  'remove-a-question': async (work) => {
    await work.open(`locales/${work.source}/${faq}`, ['entries']);
    await work.pressFor(words.remove, `locales/${work.source}/${faq}`, 'entries', 1);
  },
  'rename-a-slug': async (work) => {
    const page = work.ids(legal, 'pages').at(-1);
    for (const file of [`content/features/${work.ids(features, 'features')[1]}.json`, `content/legal/${page}.json`]) {
      await work.typeInAll(file, 'slug');
    }
    await work.typeInAll('language.json', 'segments', 'features');
  },
  'reorder-the-questions': async (work) => {
    const path = `locales/${work.source}/${faq}`;
    await work.open(path, ['entries']);
    for (let at = 1; at <= work.last(path, 'entries'); at++) await work.pressFor(words.moveToTop, path, 'entries', at);
  },
  'take-a-feature-off-the-list': async (work) => {
    for (const index of work.ids(features, 'features').keys()) await work.type(features, 'features', index, 'listed');
  },
  'take-a-section-out': async (work) => {
    const after = work.typed(site, 'sections') as string[];
    const gone = (work.now(site, 'sections') as string[]).map((section) => !after.includes(section));
    await work.open(site, ['sections']);
    for (let at = gone.length - 1; at >= 0; at--) if (gone[at]) await work.pressFor(words.remove, site, 'sections', at);
    await work.append(site, 'sections');
  },
  'take-something-off-the-site-for-now': async (work) => {
    for (const [path, list] of [
      [features, 'features'],
      [packs, 'packs'],
      [testimonials, 'testimonials'],
      [legal, 'pages'],
      ...work.inAll(faq).map((path) => [path, 'entries'] as const),
    ] as const) {
      for (const index of work.ids(path, list).keys()) await work.type(path, list, index, 'published');
    }
  },
};
