import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { takeToken } from './session/api';
import { followStudio } from './session/follow-studio';
import { holdTab } from './session/hold-tab';
import { Session } from './session/session';
import { SessionProvider } from './session/use-session';
import { globalStyles, studioTheme } from './studio-theme';
import { LocaleProvider } from './words';

takeToken();

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const cache = createCache({ key: 'studio', ...(nonce && { nonce }) });
const session = new Session();
void session.start();
// The address of a new run, pasted into the tab of the one before: only the fragment differs, so the browser does not load the page
// again. Loaded again, no answer to a request with the old token can arrive late.
window.addEventListener('hashchange', () => {
  takeToken();
  location.reload();
});
followStudio(session);
holdTab(session);

const root = document.getElementById('studio');
if (!root) throw new Error('The page has no place for the studio.');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={studioTheme}>
        <Global styles={globalStyles} />
        <LocaleProvider>
          <SessionProvider session={session}>
            <App />
          </SessionProvider>
        </LocaleProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
