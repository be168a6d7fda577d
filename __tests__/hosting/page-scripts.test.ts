import { createHash } from 'node:crypto';
import { integrityOf } from '../../src/hosting/integrity';
import { type BuiltScripts, withPageScripts } from '../../src/hosting/page-scripts';

const built: BuiltScripts = {
  compilation: 'abc',
  runtime: '/static/webpack-runtime-1.js',
  groups: {
    app: ['/static/webpack-runtime-1.js', '/static/app-1.js'],
    landing: ['/static/landing-1.js'],
    list: ['/static/list-1.js'],
  },
};
const page = [
  '<body><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/fr";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" --><script src="/old.js"></script><!-- slice-end id="_gatsby-scripts-1" --></body>',
].join('');
const hash = (path: string) => integrityOf(Buffer.from(path));
const write = (html: string, scripts = built) =>
  withPageScripts(html, scripts, { template: 'landing', pageData: '/page-data/fr/page-data.json' }, hash);

/** Runs the inline script, in a page that is painted at once, or in a background tab that is never painted. */
function run(html: string, hidden = false) {
  const added: Record<string, string>[] = [];
  const document = {
    hidden,
    createElement: (tag: string) => ({ tag }),
    head: { append: (one: Record<string, string>) => added.push(one) },
  };
  const window: Record<string, unknown> = {};
  const code = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  new Function('window', 'document', 'requestAnimationFrame', 'setTimeout', code)(
    window,
    document,
    (paint: () => void) => !hidden && paint(),
    (later: () => void) => later(),
  );
  return { added, window };
}

test('the page asks for the scripts of its own template and for its data, each script with its hash', () => {
  const { added } = run(write(page));
  expect(added).toEqual([
    expect.objectContaining({ tag: 'link', as: 'fetch', href: '/page-data/fr/page-data.json' }),
    expect.objectContaining({ tag: 'link', as: 'fetch', href: '/page-data/app-data.json' }),
    { tag: 'script', src: '/static/app-1.js', integrity: hash('/static/app-1.js') },
    { tag: 'script', src: '/static/landing-1.js', integrity: hash('/static/landing-1.js') },
  ]);
});

test('in a tab that nobody sees yet, the page asks for the same at once', () => {
  expect(run(write(page), true).added).toEqual(run(write(page)).added);
});

test('the script in the page is minified, whatever compiled its source', () => {
  const code = /<script>(.*?)<\/script>/s.exec(write(page))?.[1];
  expect(code).toContain('PerformanceObserver');
  expect(code).not.toMatch(/\s{2}|\n|\/\/ |=> /);
});

test('Gatsby finds the path of the page and the id of the build', () => {
  expect(run(write(page)).window).toEqual({ pagePath: '/fr', ___webpackCompilationHash: 'abc' });
});

test('nothing of Gatsby’s own tags remains', () => {
  expect(write(page)).not.toMatch(/old\.js|slice-|gatsby-script-loader/);
});

test('a page without scripts is an error', () => {
  expect(() => write('<body></body>')).toThrow('no scripts');
});

test('webpack’s runtime has a tag with the hash of its content', () => {
  const expected = createHash('sha256').update('/static/webpack-runtime-1.js').digest('base64');
  expect(write(page)).toContain(`<script src="/static/webpack-runtime-1.js" integrity="sha256-${expected}" async>`);
});

test('a page of an earlier build is brought up to date', () => {
  const once = write(page);
  expect(write(once)).toBe(once);
  const newer = { ...built, groups: { ...built.groups, landing: ['/static/landing-2.js'] } };
  expect(write(once, newer)).toContain('/static/landing-2.js');
  expect(write(once, newer)).not.toContain('/static/landing-1.js');
});
