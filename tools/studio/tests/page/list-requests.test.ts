import { indexNow } from '../../page/fields/list-requests';

type List = Parameters<typeof indexNow>[0];

const list = (value: readonly unknown[]) => ({ spots: [{ path: 'x.json', key: ['list'], value }] }) as unknown as List;

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));

test.each<[string, readonly unknown[], readonly unknown[], number, number | undefined]>([
  ['as it was', [a, b, c], [a, b, c], 1, 1],
  ['removed', [a, b, c], [a, c], 1, undefined],
  ['moved', [a, b, c], [b, c, a], 0, 2],
  ['without an id, after one before it is removed', ['x', 'y', 'z'], ['y', 'z'], 2, 1],
  ['without an id, in a list that was not changed', ['', '', ''], ['', '', ''], 2, 2],
  ['without an id, and one of several that say the same', ['x', '', ''], ['', ''], 2, undefined],
])('a click on an entry that is %s by now', (_, shown, now, index, found) => {
  expect(indexNow(list(shown), list(now), index)).toBe(found);
});
