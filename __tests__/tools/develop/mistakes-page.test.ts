import { mistakesPage } from '../../../tools/develop/mistakes-page';

test('the page shows the message letter by letter', () => {
  const { html } = mistakesPage('found HTML: "<b>" & more');
  expect(html).toContain('found HTML: "&lt;b&gt;" &amp; more');
});

test('another message is another page, the same message the same', () => {
  expect(mistakesPage('one').etag).toBe(mistakesPage('one').etag);
  expect(mistakesPage('one').etag).not.toBe(mistakesPage('two').etag);
});
