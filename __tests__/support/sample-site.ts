/**
 * Units and components stand on a small site of their own, so that nothing that an editor changes in `data/` or `static/` fails
 * them. Runs before any module of the site is loaded, which reads this once.
 */
process.env.SITE_DATA = '__tests__/fixtures/site';
process.env.SITE_STATIC = '__tests__/fixtures/static';
