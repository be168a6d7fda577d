import { useContent } from '../../session/use-session';

/** A file's name as one below data/images may be, without its ending. */
const plainName = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '') || 'picture';

/**
 * Finds the name under which a new picture goes: that of the former one, if no other place shows that, too; or else its own, in the
 * same folder.
 */
export function useFreePictureName(): (former: string, path: string, fileName: string, language?: string) => string {
  const { content } = useContent();
  const all = [...content.files.values()].map(({ value }) => JSON.stringify(value)).join('\n');
  const uses = (name: string) => all.split(`"${name}`).length - 1;
  return (former, path, fileName, language) => {
    const stem = former.replace(/\.[^.]*$/, '');
    if (former !== '' && uses(`${former}"`) === 1) return stem;
    const folder = former === '' ? path.replace(/^.*\/|\.json$/g, '') : stem.replace(/\/[^/]*$/, '');
    const name = [folder, [plainName(fileName), language].filter(Boolean).join('-')].join('/');
    return uses(`${name}.`) === 0 ? name : `${name}-${Date.now().toString(36)}`;
  };
}
