import { entryAt, type FileOf, isInEveryLanguage, type Recipe } from '../edited-data';

/** The first feature gets a picture of another name, the same in every language; the former ones go. */
export const recipe: Recipe = (data) => {
  const { id } = entryAt(data.read<FileOf<'FeatureCatalogue'>>('features.json').features.filter(isInEveryLanguage), 0);
  const path = 'features/another-picture.png';
  const file: string = `content/features/${id}.json`;
  const former = new Set<string>(
    data.languages.map((language) => data.read<FileOf<'Feature'>>(`locales/${language}/${file}`).image.src),
  );
  data.addPicture(path, [...former][0] ?? '');
  data.editInEveryLanguage<FileOf<'Feature'>>(file, ({ image, name }) => {
    image.src = path;
    image.alt = `${image.alt} ${name}.`;
  });
  for (const picture of former) data.removePicture(picture);
  data.markTranslated(file);
};
