import { segmentDescriptions } from '../../src/content/model';
import { readData } from '../../src/data/read-data';
import { addLanguage } from '../../tools/recipes/add-language';
import type { Damage } from './sample-data';

/** The sample site, after a change to some of its files. */
export function siteAfter(damage: Damage = {}) {
  const data = readData();
  for (const [path, change] of Object.entries(damage)) data.sources.set(path, change?.(data.sources.get(path) ?? '') ?? '');
  return data;
}

/** A language that the sample site does not have. */
export const pt = {
  code: 'pt',
  own: { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' },
  segments: Object.fromEntries(segmentDescriptions.map(([name]) => [name, `${name.toLowerCase()}-pt`])),
};

/** The sample site with one more language. */
export function withPortuguese() {
  const data = siteAfter();
  const { files, toDo } = addLanguage(data, pt);
  return { toDo, files, data: { ...data, sources: new Map([...data.sources, ...files]) } };
}
