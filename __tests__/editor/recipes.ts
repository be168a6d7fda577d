import { readFileSync } from 'node:fs';
import { type EntryFacts, isPublished } from '../../packages/content/model';
import { segmentDescriptions } from '../../src/content/model';
import { cookiePolicy } from '../../src/site';
import { addLanguage } from '../../tools/recipes/add-language';
import { removeLanguage } from '../../tools/recipes/remove-language';
import { type EditedData, entryAt, type FileOf } from './edited-data';

/** The edits that follow a section of the guide. */
export type Recipe = (data: EditedData) => void;

type Site = FileOf<'SiteSettings'>;
type Catalogue = FileOf<'FeatureCatalogue'>;
type Legal = FileOf<'LegalCatalogue'>;

const editSite = (data: EditedData, change: (site: Site) => void) => data.edit<Site>('site.json', change);
const editFeatures = (data: EditedData, change: (features: Catalogue['features']) => void) =>
  data.edit<Catalogue>('features.json', ({ features }) => change(features));
const editLegal = (data: EditedData, change: (pages: Legal['pages']) => void) =>
  data.edit<Legal>('legal.json', ({ pages }) => change(pages));
const featuresOf = (data: EditedData) => data.read<Catalogue>('features.json').features;
const legalOf = (data: EditedData) => data.read<Legal>('legal.json').pages;

const today = () => new Date().toISOString().slice(0, 10);

/** Whether an entry has a file in every language, to be copied or read. */
const isInEveryLanguage = ({ languages }: EntryFacts) => languages === undefined;

/** Search texts of a known length: they have limits. */
const seoOf = (words: string) => ({ title: `${words} – added | {{name}}`, description: Array(10).fill(words).join(', ') });

/** The features but one that is published in every language: the site has to keep it. */
function dispensable(features: Catalogue['features']): Catalogue['features'] {
  const kept = features.find((feature) => isPublished(feature) && isInEveryLanguage(feature) && feature.listed);
  return features.filter((feature) => feature !== kept);
}

interface Entry extends Pick<EntryFacts, 'languages'> {
  id: string;
  published?: boolean | undefined;
}

/** Takes the last published entry off. The cookie policy stays, and one other entry in every language. */
function takeOff(entries: Entry[]): void {
  const published = entries.filter(isPublished).filter(({ id }) => id !== cookiePolicy.id);
  const kept = published.find(({ languages }) => !languages) ?? published[0];
  const last = published.findLast((entry) => entry !== kept);
  if (last) last.published = false;
}

/** Deletes the pictures that no file names any more, as the check asks. */
function removeUnusedPictures(data: EditedData): void {
  const unused = data.problems.filter(({ kind }) => kind === 'image-unused');
  for (const { file } of unused) data.removePicture(file.replace(/^(?:data\/)?images\//, ''));
}

/** Languages that the site may not have yet. */
const newLanguages = [
  { code: 'pt', name: 'Português', openGraphLocale: 'pt_PT' },
  { code: 'it', name: 'Italiano', openGraphLocale: 'it_IT' },
  { code: 'de', name: 'Deutsch', openGraphLocale: 'de_DE' },
];

/** Every recipe of the editor's guide, by the anchor of its heading. */
const all: Readonly<Record<string, Recipe>> = {
  'change-a-price': (data) =>
    data.edit<FileOf<'Packs'>>('packs.json', ({ packs }) => {
      const pack = entryAt(packs.filter(isPublished), 0);
      pack.price = (pack.price ?? 0) + 40;
      pack.includedFiles += 10;
      pack.setupFee = (pack.setupFee ?? 0) + 200;
    }),

  'change-a-text': (data) => {
    data.editInEveryLanguage<FileOf<'Hero'>>('hero.json', (hero, language) => {
      hero.badge = `${hero.badge} – ${language.toUpperCase()}`;
    });
    data.markTranslated('hero.json');
  },

  // Another figure of the first feature; none at all for the last.
  'change-a-statistic': (data) => {
    const features = featuresOf(data);
    data.editInEveryLanguage<FileOf<'Feature'>>(`content/features/${entryAt(features, 0).id}.json`, (feature) => {
      const { stat } = feature;
      feature.stat = stat !== null && stat > 50 ? stat - 3 : (stat ?? 40) + 3;
      feature.statDescription ??= feature.label;
    });
    data.editInEveryLanguage<FileOf<'Feature'>>(`content/features/${entryAt(features, -1).id}.json`, (feature) => {
      feature.stat = null;
      feature.statDescription = null;
    });
    data.markTranslated();
  },

  'change-a-rating': (data) =>
    data.edit<FileOf<'Testimonials'>>('testimonials.json', ({ testimonials }) => {
      const first = entryAt(testimonials, 0);
      first.rating = first.rating === 3.5 ? 4.5 : 3.5;
    }),

  'add-a-testimonial': (data) => {
    const id = 'addedByTheGuide';
    const { testimonials } = data.read<FileOf<'Testimonials'>>('testimonials.json');
    const imageSrc = data.addPicture('testimonials/added-by-the-guide', entryAt(testimonials, 0).imageSrc);
    data.edit<FileOf<'Testimonials'>>('testimonials.json', (value) =>
      value.testimonials.push({ id, rating: 4.8, imageSrc }),
    );
    data.editInEveryLanguage<FileOf<'TestimonialTexts'>>('content/testimonials.json', (value) => {
      const { position, content, ...first } = entryAt(value.testimonials, 0);
      value.testimonials.push({ ...first, id, position: `${position} 2`, content: `${content} 2.` });
    });
    editFeatures(data, (features) => {
      entryAt(features, 0).testimonial = id;
    });
    data.markTranslated('content/testimonials.json');
  },

  'add-a-question': (data) => {
    data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => {
      const { question, answer, ...first } = entryAt(entries, 0);
      entries.push({ ...first, id: 'addedByTheGuide', question: `2. ${question}`, answer: `${answer} 2.` });
    });
    data.markTranslated('content/faq.json');
  },

  // The second question goes, with the lines of its sample values.
  'remove-a-question': (data) => {
    const path = 'content/faq.json';
    const id = data.read<FileOf<'Faq'>>(`locales/${data.source}/${path}`).entries[1]?.id;
    data.editInEveryLanguage<FileOf<'Faq'>>(path, (value) => {
      value.entries = value.entries.filter((entry) => entry.id !== id);
    });
    data.edit<{ values: { file: string; key: string }[] }>('sample-values.json', (value) => {
      value.values = value.values.filter(({ file, key }) => !file.endsWith(`/${path}`) || !key.startsWith(`entries.${id}.`));
    });
  },

  'reorder-the-questions': (data) =>
    data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => entries.reverse()),

  'change-the-contact-or-the-copyright-year': (data) =>
    editSite(data, (site) => {
      site.copyrightYear += 1;
      const { contact } = site;
      contact.phone = contact.phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      contact.email = `team.${contact.email}`;
    }),

  'change-the-name-of-a-language': (data) =>
    data.edit<FileOf<'Language'>>(`locales/${data.source}/language.json`, (language) => {
      language.name = `${language.name} (Europe)`;
    }),

  'change-the-title-of-the-root-page': (data) => {
    data.editInEveryLanguage<FileOf<'PageTexts'>>('content/pages.json', ({ root }, language) => {
      root.title = `{{name}} – Guide ${language.toUpperCase()}, root page`;
    });
    data.markTranslated('content/pages.json');
  },

  // Files of another name for the demo; the old ones are deleted.
  'change-the-tour': (data) =>
    editSite(data, (site) => {
      const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
      // A language without a demo of its own gets another one's; if the demo is on another site, a page of this one.
      const another = site.languages.map(addressIn).find((address) => data.hasStatic(address)) ?? data.tourPages[0];
      if (another === undefined) return;
      const newIn = (language: string) => `/tour/new-${language}.html`;
      for (const language of site.languages) {
        const own = addressIn(language);
        data.copyStatic(data.hasStatic(own) ? own : another, newIn(language));
      }
      const old = site.languages.filter((language) => addressIn(language) !== newIn(language)).map(addressIn);
      for (const address of old.filter((one) => data.hasStatic(one))) data.removeStatic(address);
      site.demoFrameUrl = newIn('{{language}}');
    }),

  // The first feature gets a picture of another name, the same in every language; the former ones go, unless another file names them.
  'change-an-image': (data) => {
    const file = `content/features/${entryAt(featuresOf(data).filter(isInEveryLanguage), 0).id}.json`;
    const { image: former } = data.read<FileOf<'Feature'>>(`locales/${data.languages[0]}/${file}`);
    const path = data.addPicture('features/another-picture', former.src);
    data.editInEveryLanguage<FileOf<'Feature'>>(file, ({ image, name }) => {
      image.src = path;
      delete image.portrait;
      image.alt = `${image.alt} ${name}.`;
    });
    data.markTranslated(file);
    removeUnusedPictures(data);
  },

  // One more feature at the end, with words, address and picture in every language.
  'add-a-feature': (data) => {
    const id = 'addedByTheGuide';
    const first = entryAt(featuresOf(data).filter(isInEveryLanguage), 0);
    editFeatures(data, (features) => features.push({ id, icon: first.icon, listed: true, listId: id }));
    for (const language of data.languages) {
      const feature = data.read<FileOf<'Feature'>>(`locales/${language}/content/features/${first.id}.json`);
      const title = `Guide ${language.toUpperCase()}`;
      data.write(`locales/${language}/content/features/${id}.json`, {
        ...feature,
        slug: `added-by-the-guide-${language}`,
        previousSlugs: [],
        name: 'Guide',
        // Of a known length: titles have limits, and the feature's own may be as long as allowed.
        title,
        summary: `Guide – ${feature.summary}`,
        description: `Guide – ${feature.description}`,
        benefits: feature.benefits.map(({ text }) => ({ text: `Guide – ${text}`, proof: `Guide – ${text}, every day.` })),
        image: { src: data.addPicture(`features/${language}/${id}`, feature.image.src), alt: feature.image.alt },
        seo: seoOf(title),
      });
    }
    data.markTranslated(`content/features/${id}.json`);
  },

  // The plate of the first benefit that has one, or of the first one, is another picture, the same in every language.
  'change-the-plate-of-a-benefit': (data) => {
    const [first] = featuresOf(data).filter(isInEveryLanguage);
    const file = `content/features/${first?.id}.json`;
    const { image, benefits } = data.read<FileOf<'Feature'>>(`locales/${data.source}/${file}`);
    const at = Math.max(
      0,
      benefits.findIndex(({ plate }) => plate),
    );
    const src = data.addPicture('features/another-plate', benefits[at]?.plate?.src ?? image.src);
    data.editInEveryLanguage<FileOf<'Feature'>>(file, (feature) => {
      const benefit = entryAt(feature.benefits, at);
      benefit.plate = { src, alt: `${benefit.text}, ${feature.name}.` };
    });
    data.markTranslated(file);
    removeUnusedPictures(data);
  },

  // One more benefit of the first feature that has room for it, with its sentence and the plate of the first.
  'add-a-benefit': (data) => {
    const path = (id: string, language = data.source) => `locales/${language}/content/features/${id}.json`;
    const first = featuresOf(data)
      .filter(isInEveryLanguage)
      .find(({ id }) => data.read<FileOf<'Feature'>>(path(id)).benefits.length < 6);
    if (!first) return;
    const file = `content/features/${first.id}.json`;
    data.editInEveryLanguage<FileOf<'Feature'>>(file, (feature, language) => {
      const first = entryAt(feature.benefits, 0);
      feature.benefits.push({
        ...first,
        text: `${first.text}, ${language}`,
        proof: `${first.text}, ${language}, every day.`,
        ...(first.plate && { plate: { ...first.plate, alt: `${first.plate.alt} ${language}` } }),
      });
    });
    data.markTranslated(file);
  },

  // The first feature that has a card loses it, and the ones without get one.
  'take-a-feature-off-the-list': (data) =>
    editFeatures(data, (features) => {
      const first = features.find(({ listed }) => listed);
      for (const feature of features) feature.listed = feature !== first;
    }),

  'take-something-off-the-site-for-now': (data) => {
    editFeatures(data, takeOff);
    data.edit<FileOf<'Packs'>>('packs.json', ({ packs }) => takeOff(packs));
    data.edit<FileOf<'Testimonials'>>('testimonials.json', ({ testimonials }) => takeOff(testimonials));
    editLegal(data, takeOff);
    data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => takeOff(entries));
  },

  // The last feature but one and the second legal page are not published in the last translated language; of fewer, the last one.
  'publish-a-page-in-some-languages-only': (data) => {
    const taken = data.languages.filter((code) => code !== data.source).at(-1);
    const withoutIt = (entry: EntryFacts, folder: string) => {
      entry.languages = (entry.languages ?? data.languages).filter((code) => code !== taken);
      data.removePage(`locales/${taken}/content/${folder}/${entry.id}.json`);
    };
    editFeatures(data, (features) => {
      const others = dispensable(features);
      withoutIt(others.at(-2) ?? entryAt(others, -1), 'features');
    });
    editLegal(data, (pages) => {
      const others = pages.filter(({ id }) => id !== cookiePolicy.id);
      withoutIt(others[1] ?? entryAt(others, -1), 'legal');
    });
    data.redirectLostAddresses();
  },

  // Another slug for the second feature and for the last legal page, another segment for the lists.
  'rename-a-slug': (data) => {
    const files = [`features/${entryAt(featuresOf(data), 1).id}`, `legal/${entryAt(legalOf(data), -1).id}`];
    for (const file of files) {
      data.editInEveryLanguage<FileOf<'Feature'> | FileOf<'LegalPage'>>(`content/${file}.json`, (value) => {
        value.previousSlugs.push(value.slug);
        value.slug = `${value.slug}-renamed`;
      });
    }
    data.editInEveryLanguage<FileOf<'Language'>>('language.json', ({ segments, previousSegments }) => {
      previousSegments.features.push(segments.features);
      segments.features = `${segments.features}-renamed`;
    });
  },

  // The third feature goes, or the last of fewer: its line, its files, its pictures; its addresses lead on, as the check asks.
  'remove-a-feature': (data) => {
    const features = featuresOf(data);
    const others = dispensable(features);
    const { id } = others.find((feature) => feature === features[2]) ?? entryAt(others, -1);
    for (const language of data.languages) data.removePage(`locales/${language}/content/features/${id}.json`);
    data.edit<Catalogue>('features.json', (value) => {
      value.features = value.features.filter((feature) => feature.id !== id);
    });
    data.markTranslated();
    data.redirectLostAddresses();
  },

  // Another sentence in the first legal page, and the day on which it changed.
  'change-a-legal-page': (data) => {
    const file = `content/legal/${entryAt(legalOf(data), 0).id}.json`;
    data.editInEveryLanguage<FileOf<'LegalPage'>>(file, ({ sections }) => {
      const { list, heading } = entryAt(sections, 0);
      list.push(heading);
    });
    editLegal(data, (pages) => {
      entryAt(pages, 0).updated = today();
    });
    data.markTranslated(file);
  },

  // One more legal page, at the end of the footer's list.
  'add-a-legal-page': (data) => {
    const id = 'addedTerms';
    const first = entryAt(legalOf(data).filter(isInEveryLanguage), 0);
    editLegal(data, (pages) => pages.push({ id, updated: today() }));
    for (const language of data.languages) {
      const page = data.read<FileOf<'LegalPage'>>(`locales/${language}/content/legal/${first.id}.json`);
      const title = `Terms ${language.toUpperCase()}`;
      const own = { slug: `terms-${language}`, previousSlugs: [], title, seo: seoOf(title) };
      data.write(`locales/${language}/content/legal/${id}.json`, { ...page, ...own });
    }
    data.markTranslated(`content/legal/${id}.json`);
  },

  // The second section of the landing page goes to the end.
  'move-a-section': (data) =>
    editSite(data, ({ sections }) => {
      sections.push(...sections.splice(1, 1));
    }),

  // A section that the header links to goes, and one that was not shown comes.
  'take-a-section-out': (data) =>
    editSite(data, (site) => {
      const gone = (['testimonials', 'faq', 'solutions'] as const).find((section) => site.sections.includes(section));
      site.sections = site.sections.filter((section) => section !== gone);
      if (!site.sections.includes('statistics')) site.sections.push('statistics');
    }),

  'ask-visitors-again-for-their-choice-of-cookies': (data) =>
    editSite(data, ({ consent }) => {
      consent.version += 1;
    }),

  'let-the-cookie-bar-follow-the-page': (data) =>
    editSite(data, (site) => {
      site.cookieBannerLanguage = 'page';
    }),

  // One more language, by the command, with the words and pictures of the source until they are translated.
  'add-a-language': (data) => {
    const { code, ...own } = entryAt(
      newLanguages.filter((one) => !data.languages.includes(one.code)),
      0,
    );
    const segments = Object.fromEntries(segmentDescriptions.map(([name]) => [name, `${name.toLowerCase()}-${code}`]));
    data.run((files) => addLanguage(files, { code, own: { ...own, label: code.toUpperCase() }, segments }));
    const { demoFrameUrl } = data.read<Site>('site.json');
    const tour = demoFrameUrl.replaceAll('{{language}}', data.source);
    // A demo on another site has no file here.
    if (data.hasStatic(tour)) data.copyStatic(tour, demoFrameUrl.replaceAll('{{language}}', code));
    data.markTranslated();
  },

  // The first translated language goes, by the command, that no setting names, or the last one; then the settings name the source language.
  'remove-a-language': (data) => {
    const { source } = data;
    const choices = ['defaultLanguage', 'notFoundLanguage', 'cookieBannerLanguage'] as const;
    const site = data.read<Site>('site.json');
    const others = data.languages.filter((code) => code !== source);
    const code = others.find((language) => choices.every((name) => site[name] !== language)) ?? others.at(-1);
    // A site may have its source language alone.
    if (code === undefined) return;
    editSite(data, (settings) => {
      for (const name of choices) if (settings[name] === code) settings[name] = source;
    });
    data.run((files) => removeLanguage(files, code));
    const tour = site.demoFrameUrl.replaceAll('{{language}}', code);
    if (tour !== site.demoFrameUrl && data.hasStatic(tour)) data.removeStatic(tour);
  },

  'let-an-old-address-lead-elsewhere': (data) =>
    data.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) =>
      redirects.push({ from: '/an-earlier/address', to: `/${data.source}` }),
    ),
};

/** The recipes of the guide, by the anchor of their heading. */
export const recipes: ReadonlyMap<string, Recipe> = new Map(Object.entries(all));

/** Anchors, as GitHub makes them, of the headings below “Recipes” in the editor's guide, in its order. */
export function guideRecipes(): string[] {
  const [, below = ''] = readFileSync('data/README.md', 'utf8').split('\n## Recipes\n');
  const [chapter = ''] = below.split('\n## ');
  return [...chapter.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
