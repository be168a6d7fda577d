import { siteSchema } from '../../src/content/schemas/facts';

const { hostedEditing } = siteSchema.shape;
const sound = { software: 'github', origin: 'https://github.com', repository: 'brasa/site', branch: 'main' };
const accepts = (change: object) => hostedEditing.safeParse({ ...sound, ...change }).success;

test('hosted editing is off by default, and on with a Git host, a repository and a branch', () => {
  expect(hostedEditing.safeParse(undefined).success).toBe(true);
  expect(accepts({})).toBe(true);
  expect(accepts({ software: 'gitlab', repository: 'group/part/site', branch: 'content/next-1.0' })).toBe(true);
});

test.each([
  ['an unknown software', { software: 'svn' }],
  ['an address without encryption', { origin: 'http://github.com' }],
  ['credentials in the address', { origin: 'https://me:secret@github.com' }],
  ['a path in the address', { origin: 'https://github.com/brasa' }],
  ['a repository without an owner', { repository: 'site' }],
  ['a repository by its address', { repository: 'https://github.com/brasa/site' }],
  ['a repository above its folder', { repository: 'brasa/../site' }],
  ['a branch with a space', { branch: 'my branch' }],
  ['a branch that git refuses', { branch: 'main..next' }],
  ['a branch that looks like an option', { branch: '-f' }],
  ['a token', { token: 'secret' }],
])('%s is refused', (_, change) => {
  expect(accepts(change)).toBe(false);
});
