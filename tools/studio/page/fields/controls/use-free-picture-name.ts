import { useContent } from '../../session/use-session';

/** Returns a file name that is valid below `data/images`, without its extension. */
const plainName = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[^a-zA-Z0-9]+|-+$/g, '') || 'picture';

/**
 * Returns a function that finds the name of a new picture, without its extension: the typed name, if no such picture exists yet;
 * the name of the current picture, if nothing else uses it; otherwise the name of the file, in the same folder.
 */
export function useFreePictureName(): (former: string, path: string, fileName: string, language?: string) => string {
  const { content } = useContent();
  const all = [...content.files.values()].map(({ value }) => JSON.stringify(value)).join('\n');
  const uses = (name: string) => all.split(`"${name}`).length - 1;
  return (former, path, fileName, language) => {
    const stem = former.replace(/\.[^.]*$/, '');
    const isThere = content.pictures.includes(former);
    if (former !== '' && (!isThere || uses(`${former}"`) === 1)) return stem;
    const folder = former === '' ? path.replace(/^.*\/|\.json$/g, '') : stem.replace(/\/[^/]*$/, '');
    const ofLanguage = folder.endsWith(`/${language}`) ? undefined : language;
    const name = [folder, [plainName(fileName), ofLanguage].filter(Boolean).join('-')].join('/');
    return uses(`${name}.`) === 0 ? name : `${name}-${Date.now().toString(36)}`;
  };
}
