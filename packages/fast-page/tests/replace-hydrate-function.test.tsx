/** @jest-environment jsdom */
import { act } from 'react';
import { createPortal } from 'react-dom';
import { replaceHydrateFunction } from '../sleeping/replace-hydrate-function';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('the overlay of a page that is being prepared can be taken out again, though it stands outside of its container', () => {
  let takeOut: (() => void) | undefined;
  act(() => {
    const overlay = createPortal('Preparing requested page', document.body);
    takeOut = replaceHydrateFunction()(overlay, document.createElement('div'));
  });
  expect(document.body.textContent).toBe('Preparing requested page');
  act(() => takeOut?.());
  expect(document.body.textContent).toBe('');
});
