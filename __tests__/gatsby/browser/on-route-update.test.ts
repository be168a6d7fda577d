/** @jest-environment jsdom */
import { onRouteUpdate } from '../../../src/gatsby/browser/on-route-update';

type Args = Parameters<NonNullable<typeof onRouteUpdate>>[0];

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<section id="there"></section>';
  jest.clearAllMocks();
});

/** Tells the page of a move from one address to another. */
function move(from: string | undefined, to: string, action: 'PUSH' | 'POP' = 'PUSH'): void {
  const at = (address: string) =>
    Object.assign(new URL(address, 'https://www.example.com'), action === 'PUSH' && { action });
  onRouteUpdate?.({ location: at(to), prevLocation: from === undefined ? null : at(from) } as unknown as Args, {
    plugins: [],
  });
}

test.each([
  ['to another page', '/one', '/two', 'PUSH', 'instant'],
  ['back to another page', '/two', '/one', 'POP', 'instant'],
  ['from a section to another page', '/one#there', '/two', 'PUSH', 'instant'],
  ['to a section that the other page does not have', '/one', '/two#nowhere', 'PUSH', 'instant'],
  ['to an address that is not encoded', '/one', '/two#%', 'PUSH', 'instant'],
  ['from a section to the page itself', '/one#there', '/one', 'PUSH', 'auto'],
] as const)('%s starts at the top', (_, from, to, action, behavior) => {
  move(from, to, action);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, left: 0, behavior }]]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['of another page', '/one', '/two#there', 'PUSH', 'instant'],
  ['of another page, on the way back', '/one', '/two#there', 'POP', 'instant'],
  ['of this page', '/one', '/one#there', 'PUSH', 'auto'],
] as const)('to a section %s goes there, and so does the keyboard', (_, from, to, action, behavior) => {
  move(from, to, action);
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.getElementById('there')).toHaveFocus();
});

test.each([
  ['the first page of a visit', undefined, '/one#there', 'PUSH'],
  ['back and forward within a page', '/one#there', '/one', 'POP'],
] as const)('%s is left to the browser', (_, from, to, action) => {
  move(from, to, action);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a link to a section by the id of the content, as it was once published, goes there, also from elsewhere', () => {
  document.body.innerHTML = '<section id="there-section"></section>';
  move('/one', '/two#there');
  move(undefined, '/one#there');
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
});

test('a section is focusable only while it has the focus', () => {
  move('/one', '/two#there');
  const section = document.getElementById('there');
  section?.blur();
  expect(section).not.toHaveAttribute('tabindex');
});
