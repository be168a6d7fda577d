/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsentProvider, useConsent } from '../../src/consent/ConsentProvider';
import { denyByDefault } from '../../src/consent/consent-mode';
import { storeChoice } from '../../src/consent/consent-record';
import { pushToDataLayer } from '../../src/consent/data-layer';

const terms = { version: 2, months: 6, services: [] };

/** Shows a page, and then perhaps others, below the same provider. */
function open() {
  let path = '/one';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsentProvider terms={terms} path={path}>
      {children}
    </ConsentProvider>
  );
  const { result, rerender } = renderHook(useConsent, { wrapper });
  const goTo = (next: string) => {
    path = next;
    rerender();
  };
  return { result, goTo };
}

/** What the data layer was told: the kind of each entry. */
const told = () =>
  (window.dataLayer ?? []).map((entry) =>
    Array.from(entry as ArrayLike<unknown>)
      .slice(0, 2)
      .join(' '),
  );

beforeEach(() => {
  window.localStorage.clear();
  window.dataLayer = [];
  denyByDefault();
});

test('the dialog closes when a link leads to another page, and the choice is kept', () => {
  const { result, goTo } = open();
  act(() => result.current.choose('essential'));
  act(() => result.current.setCustomising(true));
  goTo('/two');
  expect(result.current).toMatchObject({ choice: 'essential', customising: false });
});

test.each(['all', 'essential'] as const)('%s says in the data layer what is allowed, behind what was seen', (choice) => {
  const { result } = open();
  const before = { event: 'pageview', path: '/before' };
  pushToDataLayer(before);
  act(() => result.current.choose(choice));
  const [, event, update] = window.dataLayer ?? [];
  expect(event).toBe(before);
  const allowed = expect.objectContaining({ ad_storage: choice === 'all' ? 'granted' : 'denied' });
  expect(Array.from(update as ArrayLike<unknown>)).toEqual(['consent', 'update', allowed]);
});

test('the data layer is told of an earlier choice once, however many pages are opened', () => {
  storeChoice('all', terms);
  open();
  open();
  expect(told()).toEqual(['consent default', 'consent update']);
});

test('a choice that another tab repeats after its proof has expired is followed', () => {
  storeChoice('all', { ...terms, version: 1 });
  const { result } = open();
  expect(result.current.choice).toBe('none');
  storeChoice('all', terms);
  // Browsers report no entry that keeps its value.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentRecord' })));
  expect(result.current.choice).toBe('all');
});

test('a page that the browser kept asks no more for what was chosen meanwhile, and tells nobody of what was not', () => {
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  const { result } = open();
  show(true);
  expect(told()).toEqual(['consent default']);
  window.localStorage.setItem('cookieConsent', 'essential');
  show(false);
  expect(result.current.choice).toBe('none');
  show(true);
  expect(result.current.choice).toBe('essential');
});

test('such a page asks again if its choice has ended meanwhile, and says in the data layer that nothing is allowed', () => {
  storeChoice('all', terms);
  const { result } = open();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(result.current.choice).toBe('none');
  expect(window.localStorage).toHaveLength(0);
  expect(told()).toEqual(['consent default', 'consent update', 'consent update']);
});
