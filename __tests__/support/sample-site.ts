/**
 * Units and components stand on a small site of their own, so that nothing that an editor changes in `data/` or `static/` fails
 * them. Runs before any module of the site is loaded, which reads this once.
 */
process.env.SITE_DATA = '__tests__/fixtures/site';
process.env.SITE_STATIC = '__tests__/fixtures/static';

// As in a hook of another repository, here one that cannot exist: a start of git that inherits it fails. Commits have our own authors.
for (const name of Object.keys(process.env)) if (/^GIT_(?:AUTHOR|COMMITTER)_/.test(name)) delete process.env[name];
process.env.GIT_DIR = `${__filename}/.git`;
process.env.GIT_INDEX_FILE = `${process.env.GIT_DIR}/index`;
