import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { notationOf } from '../../src/content/notation';
import { loadContent } from '../../src/data/load-content';
import { i18nextOptions } from '../../src/gatsby/config/i18next-options';
import { LanguageProvider } from '../../src/layout/LanguageProvider';
import { theme } from '../../src/theme/theme';

/** The content of the sample site. */
export const content = loadContent();

/** The words of a language in it. */
export function wordsOf(language: string) {
  const texts = content.languages[language];
  if (!texts) throw new Error(`There is no language "${language}".`);
  return texts;
}

/** Renders a part of a landing page in a language, with the words of the interface as the pages get them. */
export function renderInLanguage(element: ReactNode, language: string): void {
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: wordsOf(language).interface },
    ...i18nextOptions(content.SiteSettings.name),
    initAsync: false,
  });
  i18n.use(initReactI18next).init();
  render(
    <ThemeProvider theme={theme}>
      <I18nextProvider i18n={i18n}>
        <LanguageProvider language={language} notation={notationOf(language)} links={[]} isRemembered>
          {element}
        </LanguageProvider>
      </I18nextProvider>
    </ThemeProvider>,
  );
}
