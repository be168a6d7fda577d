import { entryAt, type FileOf, type Recipe } from '../edited-data';

const id = 'addedByTheGuide';

/** One more testimonial, with its portrait and its words in every language. */
export const recipe: Recipe = (data) => {
  const { testimonials } = data.read<FileOf<'Testimonials'>>('testimonials.json');
  const imageSrc = data.addPicture('testimonials/added-by-the-guide', entryAt(testimonials, 0).imageSrc);
  data.edit<FileOf<'Testimonials'>>('testimonials.json', (value) => value.testimonials.push({ id, rating: 4.8, imageSrc }));
  data.editInEveryLanguage<FileOf<'TestimonialTexts'>>('content/testimonials.json', (value) =>
    value.testimonials.push({ ...entryAt(value.testimonials, 0), id }),
  );
  data.markTranslated('content/testimonials.json');
};
