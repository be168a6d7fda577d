/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsentProvider } from '../../src/consent/ConsentProvider';
import { storeChoice } from '../../src/consent/consent-record';
import { usePageview } from '../../src/consent/use-pageview';
import type { PageContext } from '../../src/routing/page-context';

/** What a landing page knows of itself. */
const landing = (language: string) => ({ kind: 'landing', language, canonicalPath: `/${language}` }) as PageContext;

const terms = { version: 1, months: 6, services: [] };

const wrapper = ({ children }: { children: ReactNode }) => (
  <ConsentProvider terms={terms} path="/">
    {children}
  </ConsentProvider>
);

beforeEach(() => {
  delete window.dataLayer;
  window.localStorage.clear();
});

test('a view says path, title and language in the data layer, once', () => {
  const { rerender } = renderHook(() => usePageview(landing('fr'), 'Accueil'), { wrapper });
  rerender();
  expect(window.dataLayer).toEqual([{ event: 'pageview', path: '/fr', title: 'Accueil', language: 'fr' }]);
});

test('the next language is a view of its own, after what stands there already', () => {
  window.dataLayer = [{ event: 'earlier' }];
  const { rerender } = renderHook(({ language }) => usePageview(landing(language), language), {
    wrapper,
    initialProps: { language: 'fr' },
  });
  rerender({ language: 'es' });
  expect(window.dataLayer).toMatchObject([{ event: 'earlier' }, { path: '/fr' }, { path: '/es' }]);
});

test('the choice of an earlier visit comes first', () => {
  storeChoice('all', terms);
  renderHook(() => usePageview(landing('fr'), 'Accueil'), { wrapper });
  expect(window.dataLayer).toHaveLength(2);
  expect(window.dataLayer?.[1]).toMatchObject({ event: 'pageview' });
});
