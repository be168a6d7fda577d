import { type EditedData, entryAt, type FileOf, isInEveryLanguage, type Recipe } from '../edited-data';

/** The first feature gets a picture of another name, the same in every language; the former ones go. */
export const recipe: Recipe = (data) => {
  const { id } = entryAt(data.read<FileOf<'FeatureCatalogue'>>('features.json').features.filter(isInEveryLanguage), 0);
  const file: string = `content/features/${id}.json`;
  const former = new Set<string>(
    data.languages.map((language) => data.read<FileOf<'Feature'>>(`locales/${language}/${file}`).image.src),
  );
  const path = data.addPicture('features/another-picture', [...former][0] ?? '');
  data.editInEveryLanguage<FileOf<'Feature'>>(file, ({ image, name }) => {
    image.src = path;
    delete image.portrait;
    image.alt = `${image.alt} ${name}.`;
  });
  data.markTranslated(file);
  removeUnusedPictures(data);
};

/** Takes out what the check says that no file names any more; another file may go on naming a former picture. */
function removeUnusedPictures(data: EditedData): void {
  const unused = data.problems.filter(({ kind }) => kind === 'image-unused');
  for (const { file } of unused) data.removePicture(file.replace(/^(?:data\/)?images\//, ''));
}
