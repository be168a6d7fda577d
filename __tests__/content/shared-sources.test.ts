import { allMessagesOf } from './advice/expect-messages';

/** The kinds of problems that a change of `data/site.json` causes. */
const kindsAfter = (find: string, by: string) =>
  allMessagesOf((draft) => draft.edit('site.json', find, by)).problems.map(({ kind }) => kind);

const isShared = (source: string) =>
  kindsAfter('"thirdParties": []', `"thirdParties": [{ "name": "x", "frames": ["${source}"] }]`).includes('source-shared');

test.each([
  'https://*.github.io',
  'https://*.netlify.app',
  'https://*.vercel.app',
  'https://*.azureedge.net',
  'https://*.cloudfront.net',
  'https://*.amazonaws.com',
  'https://*.googleusercontent.com',
  'https://*.co.uk',
  'https://*.jsdelivr.net',
  'https://cdn.jsdelivr.net',
  'https://cdn.jsdelivr.net/npm/',
  'https://cdnjs.cloudflare.com/ajax/libs/',
  'https://unpkg.com',
  'https://storage.googleapis.com/',
  'https://s3.amazonaws.com',
])('anybody can publish at %s', (source) => {
  expect(isShared(source)).toBe(true);
});

test.each([
  'https://tags.example.org',
  'https://*.example.org',
  'https://*.google-analytics.com',
  'https://brasa.github.io',
  'https://d111.cloudfront.net/tags/',
  'https://cdn.jsdelivr.net/npm/lib@1.2.3/',
  'https://unpkg.com/lib@1.2.3/lib.js',
  'https://s3.amazonaws.com/bucket/',
])('one publisher alone is at %s', (source) => {
  expect(isShared(source)).toBe(false);
});

const editing = (software: string, origin: string) =>
  kindsAfter(
    '"tagManager"',
    `"hostedEditing": { "software": "${software}", "origin": "${origin}", "repository": "a/b", "branch": "main" }, "tagManager"`,
  );

test.each([
  ['github', 'https://github.co'],
  ['github', 'https://githud.com'],
  ['gitlab', 'https://github.com'],
  ['gitea', 'https://git.elsewhere.org'],
])('editors are not sent unwarned to %s at %s', (software, origin) => {
  expect(editing(software, origin)).toEqual(['git-host-unknown']);
});

test.each([
  ['github', 'https://github.com'],
  ['gitlab', 'https://gitlab.com'],
  ['gitea', 'https://codeberg.org'],
  ['gitea', 'https://git.example.com'],
])('%s at %s is known, or of the site’s own domain', (software, origin) => {
  expect(editing(software, origin)).toEqual([]);
});
