import type { Spot } from '../model/place';
import { Note } from '../parts/styles';
import { useContent } from '../session/use-session';
import type { Field } from '../site';
import { colors, valueAt } from '../site';
import { useWords } from '../words';

/** Shows the length of a text, if its schema or the space in search results limits it. */
export function Counter({ field, spot }: { field: Field; spot: Spot }) {
  const { say } = useWords();
  const { content, known } = useContent();
  if (field.kind !== 'text' || !field.isCopy || typeof spot.value !== 'string') return null;
  const site = content.files.get(known.paths.site)?.value;
  const { length } = [...spot.value.replaceAll('{{name}}', String(valueAt(site, ['name'])))];
  const limits = searchLimits(known.searchLengths, content.files.get(spot.path)?.value, spot) ?? {
    least: field.minLength,
    most: field.maxLength,
  };
  if (limits.most === undefined) return null;
  const isOut = length < (limits.least ?? 0) || length > limits.most;
  return (
    <Note as="span" style={isOut ? { color: colors.ember[4], fontWeight: 700 } : undefined}>
      {say('characters', { count: String(length), least: String(limits.least ?? 0), most: String(limits.most) })}
    </Note>
  );
}

type SearchLengths = ReturnType<typeof useContent>['known']['searchLengths'];

/** Returns the limits of search results. A group with only a title and a description holds a page's texts in search results. */
function searchLimits(lengths: SearchLengths, file: unknown, { key }: Spot): { least: number; most: number } | undefined {
  const name = key.at(-1);
  const group = valueAt(file, key.slice(0, -1));
  const names = typeof group === 'object' && group !== null ? Object.keys(group).sort() : [];
  const isPage = names.join() === Object.keys(lengths).sort().join();
  return isPage ? lengths[name as keyof SearchLengths] : undefined;
}
