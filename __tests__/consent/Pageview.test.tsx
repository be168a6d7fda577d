/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsentProvider } from '../../src/consent/ConsentProvider';
import { storeChoice } from '../../src/consent/consent-record';
import { Pageview } from '../../src/consent/Pageview';
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
  const view = <Pageview page={landing('fr')} title="Accueil" />;
  const { rerender } = render(view, { wrapper });
  rerender(view);
  expect(window.dataLayer).toEqual([{ event: 'pageview', path: '/fr', title: 'Accueil', language: 'fr' }]);
});

test('the next language is a view of its own, after what stands there already', () => {
  window.dataLayer = [{ event: 'earlier' }];
  const { rerender } = render(<Pageview page={landing('fr')} title="fr" />, { wrapper });
  rerender(<Pageview page={landing('es')} title="es" />);
  expect(window.dataLayer).toMatchObject([{ event: 'earlier' }, { path: '/fr' }, { path: '/es' }]);
});

test.each([
  [true, 2],
  [false, 1],
])('a page that comes back (kept by the browser: %s) has %i views', (persisted, views) => {
  const { unmount } = render(<Pageview page={landing('fr')} title="Accueil" />, { wrapper });
  const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show();
  expect(window.dataLayer).toHaveLength(views);
  unmount();
  show();
  expect(window.dataLayer).toHaveLength(views);
});

test('the choice of an earlier visit comes first', () => {
  storeChoice('all', terms);
  render(<Pageview page={landing('fr')} title="Accueil" />, { wrapper });
  expect(window.dataLayer).toHaveLength(2);
  expect(window.dataLayer?.[1]).toMatchObject({ event: 'pageview' });
});
