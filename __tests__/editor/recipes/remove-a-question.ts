import type { FileOf, Recipe } from '../edited-data';

const path = 'content/faq.json';

/** The second question goes, with the lines of its sample values. */
export const recipe: Recipe = (data) => {
  const id = data.read<FileOf<'Faq'>>(`locales/${data.source}/${path}`).entries[1]?.id;
  data.editInEveryLanguage<FileOf<'Faq'>>(path, (value) => {
    value.entries = value.entries.filter((entry) => entry.id !== id);
  });
  data.edit<{ values: { file: string; key: string }[] }>('sample-values.json', (value) => {
    value.values = value.values.filter(({ file, key }) => !file.endsWith(`/${path}`) || !key.startsWith(`entries.${id}.`));
  });
};
