/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { documentAt, registry } from '../support/built-site';
import { isCopy } from '../support/copies';

const copies = registry.pages.filter(isCopy).map(({ path, canonicalPath }) => [path, canonicalPath] as const);

/** What a page shows, but for the marks on links to itself. */
function contentOf(path: string): string {
  const content = documentAt(path).getElementById('___gatsby')?.cloneNode(true) as HTMLElement;
  for (const link of content.querySelectorAll('a')) {
    link.removeAttribute('aria-current');
    if (link.className === '') link.removeAttribute('class');
  }
  return content.innerHTML;
}

test('there are copies to compare', () => {
  expect(copies.length).toBeGreaterThan(0);
});

test.each(copies)('%s shows the same as %s', (path, canonicalPath) => {
  expect(contentOf(path)).toBe(contentOf(canonicalPath));
});
