/** @jest-environment jsdom */
import { onClientEntry } from '../../../src/gatsby/browser/on-client-entry';

test('a page without the root element throws at the start, with a clear message', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(onClientEntry).toThrow('Root element not found');
});
