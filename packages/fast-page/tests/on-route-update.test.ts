/** @jest-environment jsdom */
import { onRouteUpdate } from '../navigation/on-route-update';
import { setUp } from '../site';

type Args = Parameters<NonNullable<typeof onRouteUpdate>>[0];

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  const sectionId = (name: string) => `${name}-section`;
  setUp({ contexts: [], design: async () => () => null, Boundary: () => null, sectionId });
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<section id="there-section"></section>';
  jest.clearAllMocks();
});

/** Tells the page that a link leads from one address to another. */
function follow(from: string | undefined, to: string): void {
  const at = (address: string) => Object.assign(new URL(address, 'https://www.example.com'), { action: 'PUSH' });
  onRouteUpdate?.({ location: at(to), prevLocation: from === undefined ? null : at(from) } as unknown as Args, {
    plugins: [],
  });
}

test.each([
  ['to a section that the other page does not have', '/one', '/two#nowhere', 'instant'],
  ['to an address that is not encoded', '/one', '/two#%', 'instant'],
  ['from a section to the page itself', '/one#there', '/one', 'auto'],
])('%s, a link starts at the top', (_, from, to, behavior) => {
  follow(from, to);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, left: 0, behavior }]]);
});

test('a link to a section by the id of the content, as it was once published, goes there, also from elsewhere', () => {
  follow('/one', '/two#there');
  follow(undefined, '/one#there');
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
  const section = document.getElementById('there-section');
  expect(section).toHaveFocus();
  section?.blur();
  expect(section).not.toHaveAttribute('tabindex');
});
