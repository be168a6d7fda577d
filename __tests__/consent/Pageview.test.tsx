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

test('a view says path, title and language in the data layer once, and the next language is a view of its own', () => {
  const { rerender } = render(<Pageview page={landing('fr')} title="Accueil" />, { wrapper });
  rerender(<Pageview page={landing('fr')} title="Accueil" />);
  rerender(<Pageview page={landing('es')} title="Inicio" />);
  expect(window.dataLayer).toEqual([
    { event: 'pageview', path: '/fr', title: 'Accueil', language: 'fr' },
    { event: 'pageview', path: '/es', title: 'Inicio', language: 'es' },
  ]);
});

test('a page that the browser kept is viewed again when it comes back', () => {
  const { unmount } = render(<Pageview page={landing('fr')} title="Accueil" />, { wrapper });
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(window.dataLayer).toHaveLength(1);
  show(true);
  unmount();
  show(true);
  expect(window.dataLayer).toHaveLength(2);
});

test('the choice of an earlier visit comes first', () => {
  storeChoice('all', terms);
  render(<Pageview page={landing('fr')} title="Accueil" />, { wrapper });
  expect(window.dataLayer).toMatchObject([{ 0: 'consent' }, { event: 'pageview' }]);
});
