/** @jest-environment jsdom */
import { renderHook, screen } from '@testing-library/react';
import { useLanguage } from '../../src/page/LanguageProvider';
import { renderInLanguage } from '../support/page';

beforeEach(() => window.localStorage.clear());

/** Shows what a part of the page learns of its language. */
function Probe() {
  const { language, links, remember } = useLanguage();
  return (
    <button type="button" onClick={() => remember('es')}>
      {[language, ...links.map(({ path }) => path)].join(' ')}
    </button>
  );
}

test('outside its provider the hook throws a helpful error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useLanguage)).toThrow('useLanguage must be used within a LanguageProvider');
});

test('a page sets its language on <html>, and stores it for later visits', () => {
  renderInLanguage(<Probe />, 'es');
  expect(screen.getByRole('button')).toHaveTextContent('es /fr /en /es');
  expect(document.documentElement.lang).toBe('es');
  expect(window.localStorage.getItem('language')).toBe('es');
});

test('a chosen language is stored', () => {
  renderInLanguage(<Probe />, 'fr');
  screen.getByRole('button').click();
  expect(window.localStorage.getItem('language')).toBe('es');
});
