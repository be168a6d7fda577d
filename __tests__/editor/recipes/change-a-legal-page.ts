import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** Another sentence in the first legal page, and the day on which it changed. */
export const recipe: Recipe = (data) => {
  const { pages } = data.read<FileOf<'LegalCatalogue'>>('legal.json');
  const file = `content/legal/${entryAt(pages, 0).id}.json`;
  data.editInEveryLanguage<FileOf<'LegalPage'>>(file, ({ sections }) => {
    const { list, heading } = entryAt(sections, 0);
    list.push(heading);
  });
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', (value) => {
    entryAt(value.pages, 0).updated = new Date().toISOString().slice(0, 10);
  });
  data.markTranslated(file);
};
