import { formatDay } from '../../src/content/format';

test.each([
  ['fr', '21 novembre 2026', '1er février 2027'],
  ['en', '21 November 2026', '1 February 2027'],
  ['es', '21 de noviembre de 2026', '1 de febrero de 2027'],
])('days in %s read %s and %s, in every time zone', (language, late, first) => {
  expect(formatDay('2026-11-21', language)).toBe(late);
  expect(formatDay('2027-02-01', language)).toBe(first);
});
