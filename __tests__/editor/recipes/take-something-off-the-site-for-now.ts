import type { EntryFacts } from '../../../src/content/collection-facts';
import { cookiePolicy } from '../../../src/content/collections';
import { isPublished } from '../../../src/content/published-entries';
import type { FileOf, Recipe } from '../edited-data';

/** The last feature, pack, testimonial, question and legal page that can be missed are off the site. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => takeOff(features));
  data.edit<FileOf<'Packs'>>('packs.json', ({ packs }) => takeOff(packs));
  data.edit<FileOf<'Testimonials'>>('testimonials.json', ({ testimonials }) => takeOff(testimonials));
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) => takeOff(pages));
  data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => takeOff(entries));
};

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
