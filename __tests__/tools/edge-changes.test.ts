import { edgeChanges } from '../../tools/hosts/edge-changes';

const built = '<body><a href="mailto:a@example.com">a@example.com</a><script src="/app.js"></script></body>';

test('HTML that is served as it was built is no problem', () => expect(edgeChanges(built, built)).toEqual([]));

test.each([
  [
    'a hidden e-mail address',
    built.replace(/<a.*<\/a>/, '<a href="/cdn-cgi/l/email-protection#5d"><span data-cfemail="5d">[email]</span></a>'),
    'Switch off Email Address Obfuscation',
  ],
  ['a deferred script', built.replace('<script', '<script type="0a1b-text/javascript"'), 'Switch off Rocket Loader'],
  [
    'added analytics',
    built.replace('</body>', '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>'),
    'Switch off the automatic setup of Web Analytics',
  ],
  ['removed quotation marks', built.replaceAll('"', ''), 'switch off what rewrites HTML'],
  ['something added at the end', `${built}<!-- served in 1 ms -->`, 'switch off what rewrites HTML'],
  ['an end that is missing', built.slice(0, -7), 'switch off what rewrites HTML'],
])('%s is found, with what to do', (_, served, remedy) => {
  const [difference, ...remedies] = edgeChanges(built, served);
  expect(difference).toMatch(/^The host serves other HTML than the build wrote: ".*"; expected ".*"\.$/);
  expect(remedies).toEqual([expect.stringContaining(remedy)]);
});
