import { shouldUpdateScroll } from '../../src/page/should-update-scroll';

type Args = Parameters<NonNullable<typeof shouldUpdateScroll>>[0];

/** What Gatsby is told for a move from one address to another. */
function scrollAfter(from: string | undefined, to: string) {
  const location = (address: string) => {
    const { pathname, hash, search } = new URL(address, 'https://www.example.com');
    return { pathname, hash, search };
  };
  const args = {
    ...(from !== undefined && { prevRouterProps: { location: location(from) } }),
    routerProps: { location: location(to) },
  };
  return shouldUpdateScroll?.(args as Args, { plugins: [] });
}

const scrollTo = jest.fn();
Object.assign(globalThis, { window: { scrollTo } });
beforeEach(() => scrollTo.mockClear());

/** The page itself has scrolled: Gatsby has nothing left to do. */
const top = false;

test.each([
  ['to another page', '/fr', '/fr/fonctionnalites', top],
  ['to the same page in another language', '/fr', '/en', top],
  ['back to a page that was scrolled', '/fr/fonctionnalites', '/fr', top],
  ['from a section to another page', '/fr#faq-section', '/en', top],
  ['to a section of another page', '/fr/fonctionnalites', '/fr#faq-section', true],
  ['to a section of this page', '/fr', '/fr#faq-section', true],
  ['to this page with another query', '/fr', '/fr?utm=1', true],
  ['to the first page of a visit', undefined, '/fr', true],
])('%s', (_, from, to, expected) => {
  expect(scrollAfter(from, to)).toBe(expected);
  const calls = expected === top ? [[{ top: 0, left: 0, behavior: 'instant' }]] : [];
  expect(scrollTo.mock.calls).toEqual(calls);
});
