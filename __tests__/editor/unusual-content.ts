import { isPublished } from '../../packages/content/model';
import { cookiePolicy } from '../../src/site';
import { type EditedData, entryAt, type FileOf } from './edited-data';
import type { Recipe } from './recipes';

/**
 * Content that the check accepts, although it differs from what sites usually have. Every test that reads the live content has to
 * pass with it; the edited site contains it, besides what the recipes of the guide change.
 */
export const unusualContent: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  [
    'a product name with a sign that HTML escapes',
    (data) => editSite(data, (site) => (site.name = `${site.name.slice(0, 8).trim()} & Co`)),
  ],
  [
    'placeholders in headlines, names, descriptions of pictures and testimonials',
    (data) => {
      data.editInEveryLanguage<FileOf<'Hero'>>('hero.json', (hero) => (hero.headlineBefore = '{{name}}:'));
      for (const { id } of data.read<FileOf<'FeatureCatalogue'>>('features.json').features.slice(0, 1)) {
        data.editInEveryLanguage<FileOf<'Feature'>>(`content/features/${id}.json`, (feature) => {
          feature.name = '{{name}} 1';
          feature.label = '{{ name }}';
          feature.image.alt = `{{name}}. ${feature.image.alt}`;
        });
      }
      data.editInEveryLanguage<FileOf<'TestimonialTexts'>>('content/testimonials.json', ({ testimonials }) => {
        const first = entryAt(testimonials, 0);
        first.content = `{{name}}. ${first.content}`;
      });
    },
  ],
  [
    'two spaces in a text',
    (data) =>
      data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => {
        for (const entry of entries) entry.answer = entry.answer.replace(' ', '  ');
      }),
  ],
  [
    'search titles that are too long',
    (data) =>
      data.editInEveryLanguage<FileOf<'PageTexts'>>('content/pages.json', ({ landing }, language) => {
        landing.title = `${Array(12).fill(`Guide ${language.toUpperCase()}`).join(', ')} | {{name}}`;
      }),
  ],
  [
    'long words in the header',
    (data) =>
      data.editInEveryLanguage<Record<'pricing' | 'reviews', string>>('header.json', (header) => {
        for (const key of ['pricing', 'reviews'] as const) header[key] = `${header[key]} ${header[key]}`;
      }),
  ],
  [
    'a heading of a legal page that the footer has, too',
    (data) => {
      const { id } = entryAt(data.read<FileOf<'LegalCatalogue'>>('legal.json').pages, 0);
      for (const language of data.languages) {
        const path = `locales/${language}/content/legal/${id}.json`;
        if (!data.has(path)) continue;
        const { contact } = data.read<{ contact: string }>(`locales/${language}/footer.json`);
        data.edit<FileOf<'LegalPage'>>(path, (page) => (entryAt(page.sections, -1).heading = contact));
      }
    },
  ],
  [
    'redirects to another redirect, and from an address with other letters',
    (data) =>
      data.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) =>
        redirects.push(
          { from: '/unusual/first', to: '/unusual/second' },
          { from: '/unusual/second', to: `/${data.source}` },
          { from: '/unusual/œuvre', to: `/${data.source}` },
        ),
      ),
  ],
  [
    'no packs but those on sale',
    (data) => {
      data.edit<FileOf<'Packs'>>('packs.json', (value) => (value.packs = value.packs.filter(isPublished)));
      const { packs } = data.read<FileOf<'Packs'>>('packs.json');
      const [ids, lines] = [packs.map(({ id }) => id), packs.flatMap(({ features }) => features.map(({ id }) => id))];
      data.editInEveryLanguage<FileOf<'PackTexts'>>('content/packs.json', (texts) => {
        texts.packs = texts.packs.filter(({ id }) => ids.includes(id));
        texts.features = texts.features.filter(({ id }) => lines.includes(id));
      });
    },
  ],
  [
    'the cookie policy as the last legal page',
    (data) =>
      data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) =>
        pages.sort((one, other) => Number(one.id === cookiePolicy.id) - Number(other.id === cookiePolicy.id)),
      ),
  ],
  [
    'a page for each redirect, besides the files of another host',
    (data) => editSite(data, (site) => (site.hosts = ['nginx', 'stubs'])),
  ],
]);

const editSite = (data: EditedData, change: (site: FileOf<'SiteSettings'>) => void) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', change);
