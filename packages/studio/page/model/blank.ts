import type { Field } from '../site';

/**
 * Returns the initial value of a field: the minimum that its schema needs, with empty texts, no numbers and nothing chosen, so that
 * nobody forgets to fill in a field.
 * @param id the id of the entry, for fields that hold one
 */
export function blankOf(field: Field, id?: string): unknown {
  if (field.isNullable) return null;
  switch (field.kind) {
    case 'number':
      return null;
    case 'yes-no':
      return false;
    case 'choice':
      return field.options.length === 1 ? field.options[0] : '';
    case 'list':
      // An entry with an id gets it from a name, when it is added.
      return Array.from({ length: field.hasIds ? 0 : (field.least ?? 0) }, () => blankOf(field.entry));
    case 'map':
      return {};
    case 'group':
      return blankGroup(field, id);
    case 'union':
      return field.options[0] ? blankOf(field.options[0]) : '';
    default:
      return '';
  }
}

const blankGroup = ({ fields }: Extract<Field, { kind: 'group' }>, id?: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) => {
      if (part.isOptional) return [];
      return [[name, name === 'id' && id !== undefined ? id : blankOf(part)]];
    }),
  );

/** Returns a new id made from words: only letters and digits, and none of the ids in `taken`. */
export function idFrom(words: string, taken: readonly string[]): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '');
  const parts = plain.match(/[a-zA-Z][a-zA-Z0-9]*/g) ?? [];
  const joined = parts.map((part, index) =>
    index === 0 ? part.toLowerCase() : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
  );
  const id = joined.join('').slice(0, 40) || 'entry';
  let free = id;
  for (let number = 2; taken.includes(free); number++) free = `${id}${number}`;
  return free;
}
