import { createHash } from 'node:crypto';
import { hostingSettings } from '../../../src/data/hosting-settings';
import { loadContent } from '../../../src/data/load-content';
import { pagePolicy, sitePolicy } from '../../../src/hosting/policy';
import { finishPage, type PageScripts } from '../build';

const switches = { laterStyles: true, scriptsAfterPaint: true, policy: true };
const settings = hostingSettings(loadContent(), {});
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const scripts: PageScripts = {
  runtime: '/static/webpack-runtime-1.js',
  scripts: ['/static/app-1.js', '/static/landing-1.js'],
  chunkMapping: { landing: ['/static/landing-1.js'] },
  data: ['/page-data/fr/page-data.json', '/page-data/app-data.json'],
};

/** A page as Gatsby writes it. */
const page = (head = '', body = '') =>
  [
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><div id="___gatsby">${body}</div>`,
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/fr";/*]]>*/</script>',
    '<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{}"</script>',
    '<script>window.___webpackCompilationHash="abc";</script><script src="/old.js" async></script>',
    '<!-- slice-end id="_gatsby-scripts-1" --></body></html>',
  ].join('');

const finished = (html: string, its = settings) =>
  finishPage(html, scripts, { switches, hashOf: sha256, policyOf: (hashes) => pagePolicy(its, hashes) });
const policyOf = (html: string, its = settings) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(finished(html, its).html)?.[1] ?? '';

test('scripts are requested with their hashes, and with the page’s data, also in a tab that nobody sees yet', () => {
  const [, loader = ''] = /<script[^>]*>(window\.pagePath.*?)<\/script>/s.exec(finished(page()).html) ?? [];
  const added: object[] = [];
  const document = {
    hidden: true,
    createElement: (tag: string) => ({ tag }),
    head: { append: (one: object) => added.push(one) },
  };
  // Such a tab is never painted.
  new Function('window', 'document', 'requestAnimationFrame', 'PerformanceObserver', loader)({}, document, jest.fn(), Never);
  expect(added).toEqual([
    ...scripts.data.map((href) => expect.objectContaining({ tag: 'link', as: 'fetch', href })),
    ...scripts.scripts.map((src) => ({ tag: 'script', src, integrity: sha256(src) })),
  ]);
});

/** Never reports a paint. */
class Never {
  observe() {}
}

test('scripts that are missing are an error', () => {
  expect(() => finished('<html><head><meta charSet="utf-8"/></head><body></body></html>')).toThrow('no scripts');
});

test('texts, entities and quotation marks stay as React wrote them', () => {
  const body = '<p title="a &quot;b&quot; &amp; c">1 &lt; 2 &amp; 3 : «\u00a0x\u00a0» &#x27;é&#x27;<!-- --> y</p><br/>';
  expect(finished(page('', body)).html).toContain(body.replace('<br/>', '<br>'));
});

test('every script, and all that may contain an e-mail address, is marked against rewriting', () => {
  const { html } = finished(page('<script>if (html === "<script><\\/script>") run()</script>'));
  expect(html).toContain('<script data-cfasync="false">if (html === "<script><\\/script>") run()</script>');
  expect(html).toContain('<script data-cfasync="false" src=');
  expect(html).toMatch(/<body><!--email_off-->.*<!--\/email_off--><\/body>/s);
});

describe('the policy', () => {
  const named = {
    ...settings,
    thirdPartySources: [{ 'script-src': ['https://tags.example/gtm.js'], 'connect-src': ['https://hits.example'] }],
  };

  test('allows a third party what the data names, and no more; in a page of static/, too', () => {
    expect(policyOf(page(), named)).toMatch(/script-src 'self'( 'sha256-[^']*')+ https:\/\/tags\.example\/gtm\.js/);
    expect(policyOf(page(), named)).toMatch(/connect-src 'self' https:\/\/hits\.example/);
    expect(sitePolicy(named)).toContain("script-src 'self' 'unsafe-inline' https://tags.example/gtm.js;");
    expect(sitePolicy(named)).toContain("connect-src 'self' https://hits.example");
    expect(sitePolicy(settings)).toMatch(
      /^default-src 'none'; .*script-src 'self' 'unsafe-inline'; script-src-attr 'none';/,
    );
  });

  test('lets no text become a script or an element, unless the data names scripts of others, which may need it', () => {
    expect(policyOf(page())).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policyOf(page(), named)).not.toContain('trusted-types');
  });

  test('allows the tag manager’s script that the data names, and no other of its host', () => {
    const content = loadContent();
    const tagManager = 'https://tags.example/gtm.js?id=GTM-0000000';
    const site = { ...content.SiteSettings, tagManager, thirdParties: [] };
    const policy = policyOf(page(), hostingSettings({ ...content, SiteSettings: site }, {}));
    expect(policy.match(/\S*tags\.example\S*/g)).toEqual(['https://tags.example/gtm.js;']);
  });

  test('lets a demo elsewhere be requested and framed, by its origin', () => {
    const elsewhere = { ...settings, demoFrameUrl: 'https://demo.example/{{language}}/tour' };
    expect(sitePolicy(elsewhere)).toMatch(/connect-src 'self' https:\/\/demo\.example;.*frame-src https:\/\/demo\.example;/);
  });
});

describe('switched off', () => {
  const off = { laterStyles: false, scriptsAfterPaint: false, policy: false };
  const link = '<div><link rel="stylesheet" href="#later-styles"><script> </script></div>';
  const styles = '<style id="styles">a{}</style>';
  const written = page(styles, link).replace('</body>', '<style id="later-styles">b{}</style></body>');
  const { html, sheets } = finishPage(written, scripts, { switches: off, hashOf: sha256, policyOf: () => 'none' });

  test('later styles stay in the page', () => {
    expect(sheets).toEqual([]);
    expect(html).toContain('<style id="styles">a{}b{}</style>');
    expect(html).not.toContain('later-styles');
  });

  test('scripts stay as Gatsby wrote them, and there is no policy', () => {
    expect(html).toContain('src="/old.js"');
    expect(html).not.toContain('Content-Security-Policy');
  });
});
