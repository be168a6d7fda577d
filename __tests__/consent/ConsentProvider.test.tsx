/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsentProvider, useConsent } from '../../src/consent/ConsentProvider';
import { denyByDefault } from '../../src/consent/consent-mode';
import { storeChoice } from '../../src/consent/consent-record';
import { pushToDataLayer } from '../../src/consent/data-layer';
import { noChoiceAttribute } from '../../src/consent/mark-no-choice';

/** Shows a page, and then perhaps others, below the same provider. */
const open = (terms = { version: 1, months: 6, services: [] as string[] }) => {
  let path = '/one';
  const { result, rerender } = renderHook(useConsent, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ConsentProvider terms={terms} path={path}>
        {children}
      </ConsentProvider>
    ),
  });
  const goTo = (next: string) => {
    path = next;
    rerender();
  };
  return { result, goTo };
};

/** What a page knows of the visitor's choice. */
const start = (...terms: Parameters<typeof open>) => open(...terms).result;

beforeEach(() => window.localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test.each([
  [null, 'none'],
  ['all', 'all'],
  ['essential', 'essential'],
  ['', 'none'],
  ['ALL', 'none'],
  ['true', 'none'],
  ['{"analytics":true}', 'none'],
  ['unknown', 'none'],
])('with %j in storage the choice is %s', (stored, choice) => {
  if (stored !== null) window.localStorage.setItem('cookieConsent', stored);
  expect(start().current.choice).toBe(choice);
});

test('the dialog closes when a link leads to another page, and the choice is kept', () => {
  const { result, goTo } = open();
  act(() => result.current.choose('essential'));
  act(() => result.current.setCustomising(true));
  goTo('/two');
  expect(result.current).toMatchObject({ choice: 'essential', customising: false });
  act(() => result.current.setCustomising(true));
  expect(result.current.customising).toBe(true);
});

test('consent can be withdrawn', () => {
  const page = start();
  act(() => page.current.choose('all'));
  act(() => page.current.choose('essential'));
  expect(page.current.choice).toBe('essential');
  expect(window.localStorage.getItem('cookieConsent')).toBe('essential');
});

test('a choice is asked for again when what it agrees to has changed', () => {
  const before = start();
  act(() => before.current.choose('all'));
  expect(start().current.choice).toBe('all');
  expect(start({ version: 2, months: 6, services: [] }).current.choice).toBe('none');
});

test('the data layer is told of an earlier choice once, however many pages are opened', () => {
  storeChoice('all', { version: 1, months: 6, services: [] });
  window.dataLayer = [];
  denyByDefault();
  start();
  start();
  const told = window.dataLayer.map((entry) => Array.from(entry as ArrayLike<unknown>).slice(0, 2));
  expect(told).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ]);
});

test.each(['all', 'essential'] as const)('%s says in the data layer what is allowed, behind what was seen', (choice) => {
  window.dataLayer = [];
  denyByDefault();
  const page = start();
  const before = { event: 'pageview', path: '/before' };
  pushToDataLayer(before);
  act(() => page.current.choose(choice));
  const [, event, update] = window.dataLayer;
  expect(event).toBe(before);
  const state = choice === 'all' ? 'granted' : 'denied';
  expect(Array.from(update as ArrayLike<unknown>)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: state }),
  ]);
});

test('the page is marked for as long as there is no choice', () => {
  const isMarked = () => document.documentElement.hasAttribute(noChoiceAttribute);
  const page = start();
  expect(isMarked()).toBe(true);
  act(() => page.current.choose('essential'));
  expect(isMarked()).toBe(false);
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(isMarked()).toBe(true);
});

test('a choice that another tab repeats after its proof has expired is followed', () => {
  const terms = { version: 2, months: 6, services: [] };
  storeChoice('all', { ...terms, version: 1 });
  const page = start(terms);
  expect(page.current.choice).toBe('none');
  storeChoice('all', terms);
  // Browsers report no entry that keeps its value.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentRecord' })));
  expect(page.current.choice).toBe('all');
});

/** The browser shows a page; `persisted` says that it was kept as it was while others were open. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('a page that the browser kept asks no more for what was chosen meanwhile', () => {
  const page = start();
  window.localStorage.setItem('cookieConsent', 'essential');
  show(false);
  expect(page.current.choice).toBe('none');
  show(true);
  expect(page.current.choice).toBe('essential');
});

test('a page that the browser kept tells nobody of a choice that was not made', () => {
  window.dataLayer = [];
  denyByDefault();
  start();
  show(true);
  expect(window.dataLayer).toHaveLength(1);
});

test('where storage is blocked the choice holds for the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = start();
  expect(page.current.choice).toBe('none');
  act(() => page.current.choose('all'));
  expect(page.current.choice).toBe('all');
  show(true);
  expect(page.current.choice).toBe('all');
});
