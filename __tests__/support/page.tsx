import { ThemeProvider } from '@mui/material/styles';
import { type RenderOptions, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { notationOf } from '../../src/content/notation';
import { routingInput } from '../../src/content/routing-input';
import { loadContent } from '../../src/data/load-content';
import { i18nextOptions } from '../../src/gatsby/config/i18next-options';
import { LanguageProvider } from '../../src/page/LanguageProvider';
import { createRegistry } from '../../src/routing/registry';
import { theme } from '../../src/theme/theme';

/** The content of the sample site. */
export const content = loadContent();

/** The words of a language in it. */
export function wordsOf(language: string) {
  const texts = content.languages[language];
  if (!texts) throw new Error(`There is no language "${language}".`);
  return texts;
}

const { pages } = createRegistry(routingInput(content));

/** The interface words of a language as the pages get them. */
export function i18nOf(language: string): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: wordsOf(language).interface },
    ...i18nextOptions(content.SiteSettings.name),
    initAsync: false,
  });
  instance.use(initReactI18next).init();
  return instance;
}

/** Renders a part of a landing page in a language. */
export function renderInLanguage(element: ReactNode, language: string, options?: RenderOptions) {
  const { alternates: links = [] } = pages.find(({ path }) => path === `/${language}`) ?? {};
  const instance = i18nOf(language);
  return render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={theme}>
        <I18nextProvider i18n={instance}>
          <LanguageProvider language={language} notation={notationOf(language)} links={links} isRemembered>
            {children}
          </LanguageProvider>
        </I18nextProvider>
      </ThemeProvider>
    ),
    ...options,
  });
}
