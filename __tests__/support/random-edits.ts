import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../packages/content';
import { bringTo } from '../../packages/content';

/** A number from 0 to below 1; fast-check's own doubles are nearly always next to 0. */
export const die = fc.noBias(fc.integer({ min: 0, max: 9999 })).map((number) => number / 10000);

/** Numbers that choose an edit. */
export const dice = fc.array(die, { minLength: 5, maxLength: 5 });

const pick = <T>(list: readonly T[], place = 0): T | undefined => list[Math.floor(place * list.length)];

/** Every list and group of a file, with its key. */
function holders(node: Node | undefined, key: (string | number)[] = []): { node: Node; key: (string | number)[] }[] {
  if (node?.type === 'array') {
    return [{ node, key }, ...(node.children ?? []).flatMap((child, index) => holders(child, [...key, index]))];
  }
  if (node?.type !== 'object') return [];
  const inner = (node.children ?? []).flatMap(({ children = [] }) =>
    holders(children[1], [...key, String(children[0]?.value)]),
  );
  return [{ node, key }, ...inner];
}

const values = [
  'Été\u00a0: «\u202fun\u202f»',
  'a "b" \\ \n c',
  '',
  7,
  0.5,
  true,
  null,
  [],
  {},
  ['x', 'y'],
  { id: 'new', on: false },
  '😀',
];

type Key = (string | number)[];

/** An edit that fits a file, chosen by dice. */
export function randomEdit(text: string, [where = 0, ...numbers]: readonly number[]): Edit {
  const holder = pick(holders(parseTree(text)), where);
  if (!holder) return { kind: 'set', key: [], value: { was: 'no group' } };
  const { node, key } = holder;
  return node.type === 'array' ? listEdit(node.children ?? [], key, numbers) : groupEdit(node.children ?? [], key, numbers);
}

function listEdit(
  { length }: readonly Node[],
  key: Key,
  [what = 0, which = 0, other = 0, how = 0]: readonly number[],
): Edit {
  const value = pick(values, how);
  const at = Math.floor(which * length);
  if (length === 0 || what < 0.25) return { kind: 'insert', key, at: Math.floor(which * (length + 1)), value };
  if (what < 0.5) return { kind: 'remove', key: [...key, at] };
  if (what < 0.75) return { kind: 'move', key, from: at, to: Math.floor(other * length) };
  return { kind: 'set', key: [...key, at], value };
}

function groupEdit(items: readonly Node[], key: Key, [what = 0, which = 0, other = 0, how = 0]: readonly number[]): Edit {
  const value = pick(values, how);
  const name = pick(items, which)?.children?.[0]?.value as string | undefined;
  if (name === undefined || what < 0.2) return { kind: 'set', key: [...key, `new${Math.floor(other * 9)}`], value };
  return what < 0.4 ? { kind: 'remove', key: [...key, name] } : { kind: 'set', key: [...key, name], value };
}

/** The same content, laid out in another way. */
export const layouts: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'with tabs': (text) => JSON.stringify(JSON.parse(text), null, '\t'),
  'in one line': (text) => JSON.stringify(JSON.parse(text)),
  'with four spaces and no end of line': (text) => JSON.stringify(JSON.parse(text), null, 4),
  'with escapes': (text) =>
    text.replace(/[\u00a0\u202f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'after another edit': (text) => bringTo(text, { ...(JSON.parse(text) as object), added: [{ id: 'one' }, { id: 'two' }] }),
};
