import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** The last feature, pack, testimonial, question and legal page are off the site. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => takeOff(features));
  data.edit<FileOf<'Packs'>>('packs.json', ({ packs }) => takeOff(packs));
  data.edit<FileOf<'Testimonials'>>('testimonials.json', ({ testimonials }) => takeOff(testimonials));
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) => takeOff(pages));
  data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => takeOff(entries));
};

function takeOff(entries: { published?: boolean | undefined }[]): void {
  entryAt(entries, -1).published = false;
}
