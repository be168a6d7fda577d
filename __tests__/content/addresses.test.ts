import {
  contactProblem,
  coversOrigin,
  demoAddressProblem,
  formerPathProblem,
  originProblem,
  scriptAddressProblem,
  scriptSourceProblem,
  sourceProblem,
  targetProblem,
  webAddressProblem,
} from '../../src/content/addresses';

describe('the address of a redirect', () => {
  test.each(['/offre', '/old/offer-2019', '/a.b_c~d', '/été/prix', '/価格', '/offre.php', '/Offre/Été'])(
    '%s is one',
    (path) => {
      expect(formerPathProblem(path)).toBeUndefined();
    },
  );

  test.each([
    ['a wildcard', '/*'],
    ['a wildcard inside', '/blog/*/x'],
    ['a name for anything', '/blog/:slug'],
    ['a way out of the folder', '/../../escaped'],
    ['a detour', '/x/../fr'],
    ['the same folder', '/./fr'],
    ['a page’s file', '/fr.html'],
    ['something below a file', '/fr.html/x'],
    ['a variable', '/a$b'],
    ['a backslash', '/a\\b'],
    ['an invisible character', '/a\0b'],
    ['a line break', '/a\nb'],
    ['a space', '/a b'],
    ['a no-break space', '/a\u00a0b'],
    ['two slashes', '/a//b'],
    ['another host', '//example.org'],
    ['a full address', 'https://example.org/a'],
    ['a slash at the end', '/a/'],
    ['the start page', '/'],
    ['nothing', ''],
    ['a code for a letter', '/%C3%A9'],
    ['a query', '/a?b'],
    ['an anchor', '/a#b'],
    ['an index', '/fr/index'],
    ['a page for unknown addresses', '/404'],
    ['an index in capitals', '/fr/INDEX'],
    ['a letter of two codes', '/e\u0301te'],
    ['a hidden file', '/.htaccess'],
    ['a dot at the end', '/a.'],
    ['a pattern', '/a(b|c)'],
    ['a quotation mark', '/a"b'],
    ['a backquote', '/a`b'],
    ['braces', '/a{b}'],
    ['half a character', '/a\ud800'],
    ['a whole text', `/${'a'.repeat(3000)}`],
    ['a whole text in parts', '/aaaaaaaaa'.repeat(300)],
    ['a name that no disk takes', `/${'a'.repeat(201)}`],
    ['a name that no disk takes, with accents', `/a/${'é'.repeat(100)}/b`],
  ])('%s is none: %j', (_, path) => {
    const fault = formerPathProblem(path);
    expect(fault?.expected).toBeTruthy();
    expect(fault?.fix).toMatch(/[.:] ?/);
  });
});

describe('where a redirect leads', () => {
  test.each(['/', '/fr', '/fr#pricing-section', '/atajo/longName'])('%s is an address', (path) => {
    expect(targetProblem(path)).toBeUndefined();
  });

  test.each(['//example.org', '/\\example.org', '/fr?a=$b', '/fr#a b', '/fr#', '/fr#a#b', '/../fr', 'fr', '/fr\r\nx'])(
    '%j is none',
    (path) => {
      expect(targetProblem(path)).toBeDefined();
    },
  );
});

describe('an address of another site', () => {
  test.each(['https://example.org', 'https://example.org/', 'https://a.example.org:8443/x?y=%2C#z', 'https://x.org/%C3%A9'])(
    '%s is one',
    (address) => {
      expect(webAddressProblem(address)).toBeUndefined();
    },
  );

  test.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/fr',
    'https://',
    'https:example.org',
    'https:/example.org',
    'https://*',
    'https://*.example.org',
    'https://user@example.org',
    'https://user:word@example.org',
    'https://@example.org',
    'https://a;script-src-elem',
    'https://example.org/;x',
    'https://example.org/,x',
    'https://example.org/$x',
    "https://example.org/'x",
    'https://example.org/"x',
    'https://example.org/a b',
    'https://example.org/\tx',
    'https://example.org/\0',
    'https://example.org\\@evil.example',
    'https://EXAMPLE.org',
    'https://example.org/a/../b',
    'https://exämple.org',
    'https://1',
    'https://[::1]',
    'https://example.org.',
    'https://example.org:443',
    'https://example.org:x',
    `https://example.org/${'a'.repeat(3000)}`,
  ])('%j is none', (address) => {
    expect(webAddressProblem(address)).toBeDefined();
    expect(scriptAddressProblem(address)).toBeDefined();
    expect(scriptSourceProblem(address)).toBeDefined();
    expect(originProblem(address)).toBeDefined();
    expect(contactProblem(address)).toBeDefined();
    if (!address.startsWith('/fr')) expect(demoAddressProblem(address)).toBeDefined();
    if (!address.startsWith('https://*.')) expect(sourceProblem(address)).toBeDefined();
  });

  test('is said as a browser writes it, where it is written otherwise', () => {
    expect(webAddressProblem('https://EXAMPLE.org/é')?.fix).toBe('Write https://example.org/%C3%A9');
  });
});

test('an origin is scheme and host alone', () => {
  expect(originProblem('https://www.example.org')).toBeUndefined();
  for (const address of ['https://www.example.org/', 'https://www.example.org/fr', 'https://www.example.org?x'])
    expect(originProblem(address)).toBeDefined();
});

test('what may run is a script or a folder of scripts, never all that a host has', () => {
  expect(scriptAddressProblem('https://tags.example.org/gtm.js?id=GTM-1')).toBeUndefined();
  expect(scriptSourceProblem('https://tags.example.org/scripts/')).toBeUndefined();
  for (const source of [
    'https://tags.example.org',
    'https://tags.example.org/',
    'https://*',
    'https://*.example.org/x',
    'https://a.org/*',
  ])
    expect(scriptSourceProblem(source)).toBeDefined();
  expect(scriptSourceProblem('https://tags.example.org/gtm.js?id=GTM-1')).toBeDefined();
});

test('anything else may come from a host, or from all hosts of one owner', () => {
  for (const source of ['https://hits.example.org', 'https://*.hits.example.org', 'https://hits.example.org/collect'])
    expect(sourceProblem(source)).toBeUndefined();
  for (const source of [
    'https://*',
    'https://*.org',
    'https://*.',
    'https://*.*.org',
    'https://a.org/*',
    'https://a.*.org',
    'https://*.a.org?b',
  ])
    expect(sourceProblem(source)).toBeDefined();
});

test('a source covers the addresses of its host', () => {
  expect(coversOrigin('https://a.example.org/x.js', 'https://a.example.org/y.js')).toBe(true);
  expect(coversOrigin('https://*.example.org', 'https://a.example.org/y.js')).toBe(true);
  expect(coversOrigin('https://*.example.org', 'https://example.org/y.js')).toBe(false);
  expect(coversOrigin('https://a.example.org', 'https://b.example.org/y.js')).toBe(false);
});

test('the demo is at a path of this site, or at one host for all languages', () => {
  for (const address of ['/tour/{{language}}.html', 'https://demo.example.org/{{language}}/tour?x={{language}}'])
    expect(demoAddressProblem(address)).toBeUndefined();
  for (const address of [
    'https://{{language}}.example.org/',
    '/tour/../{{language}}',
    '/tour/{language}',
    '/\\example.org',
    'https://demo.example.org/{{lang}}',
  ])
    expect(demoAddressProblem(address)).toBeDefined();
});

test('a contact is an e-mail address or a page', () => {
  for (const contact of ['mailto:security@example.org', 'https://example.org/security'])
    expect(contactProblem(contact)).toBeUndefined();
  for (const contact of ['mailto:x', 'mailto:a@b.org\nContact: x', 'mailto:a@b.org?cc=c@d.org', 'tel:112'])
    expect(contactProblem(contact)).toBeDefined();
});
