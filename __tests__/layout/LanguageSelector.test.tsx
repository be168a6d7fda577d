/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { LanguageSelector } from '../../src/layout/LanguageSelector';
import { LanguageProvider } from '../../src/page/LanguageProvider';
import { SiteProvider, type SiteState } from '../../src/page/SiteProvider';
import { content, wordsOf } from '../support/page';

jest.mock('gatsby', () => ({ navigate: jest.fn(), graphql: jest.fn() }));

const languages = content.SiteSettings.languages.map((language) => ({ language, ...wordsOf(language).Language }));
const { missingPage } = wordsOf('es').Language;

/** The language links of a French page at /fr/a, whose Spanish link is a translation or not. */
function show(isNearest: boolean) {
  window.history.replaceState(null, '', '/fr/a?from=mail#top');
  const links = [
    { language: 'fr', path: '/fr/a' },
    isNearest ? { language: 'es', path: '/es', explanation: missingPage } : { language: 'es', path: '/es/a' },
  ];
  render(
    <LanguageProvider language="fr" notation={{} as never} links={links} isRemembered>
      <SiteProvider value={{ languages } as unknown as SiteState}>
        <LanguageSelector name="Languages" />
      </SiteProvider>
    </LanguageProvider>,
  );
  return screen.getByRole('link', { name: /^ES/ });
}

test('a link to a translation says its language, and keeps the place on the page', () => {
  const link = show(false);
  expect(link).toHaveAccessibleName('ES – Español');
  expect(link).not.toHaveAttribute('title');
  fireEvent.click(link);
  expect(navigate).toHaveBeenLastCalledWith('/es/a?from=mail#top');
});

test('a link to a language that does not have the page says so, and leads to the start of the closest one', () => {
  const link = show(true);
  expect(link).toHaveAccessibleName(`ES – Español (${missingPage})`);
  expect(link).toHaveAttribute('title', `ES – Español (${missingPage})`);
  fireEvent.click(link);
  expect(navigate).toHaveBeenLastCalledWith('/es?from=mail');
});
