import { useContent } from '../../session/use-session';

/** A file's name as one below data/images may be, without its ending. */
const plainName = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[^a-zA-Z0-9]+|-+$/g, '') || 'picture';

/**
 * Finds the name for a new picture: the one that was written, if there is no such picture yet; that of the former picture, if nothing
 * else shows it; or else its file's, in the same folder.
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
