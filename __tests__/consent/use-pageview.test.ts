/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { usePageview } from '../../src/consent/use-pageview';
import type { PageContext } from '../../src/routing/page-context';

/** What a landing page knows of itself. */
const landing = (language: string) => ({ kind: 'landing', language, canonicalPath: `/${language}` }) as PageContext;

beforeEach(() => {
  delete window.dataLayer;
});

test('a view says path, title and language in the data layer, once', () => {
  const { rerender } = renderHook(() => usePageview(landing('fr'), 'Accueil'));
  rerender();
  expect(window.dataLayer).toEqual([{ event: 'pageview', path: '/fr', title: 'Accueil', language: 'fr' }]);
});

test('the next language is a view of its own, after what stands there already', () => {
  window.dataLayer = [{ event: 'earlier' }];
  const { rerender } = renderHook(({ language }) => usePageview(landing(language), language), {
    initialProps: { language: 'fr' },
  });
  rerender({ language: 'es' });
  expect(window.dataLayer).toMatchObject([{ event: 'earlier' }, { path: '/fr' }, { path: '/es' }]);
});
