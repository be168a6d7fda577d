import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** Another rating of the first testimonial. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'Testimonials'>>('testimonials.json', ({ testimonials }) => {
    const first = entryAt(testimonials, 0);
    first.rating = first.rating === 3.5 ? 4.5 : 3.5;
  });
