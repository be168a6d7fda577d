import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { takeToken } from './session/api';
import { holdTab } from './session/hold-tab';
import { session } from './session/session';
import { globalStyles, studioTheme } from './studio-theme';
import { LocaleProvider } from './words';

/** How often to ask whether the studio still runs, and whether something has changed, in milliseconds. */
const interval = 3000;

takeToken();

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const cache = createCache({ key: 'studio', ...(nonce && { nonce }) });
void session.start();
// The address of a new run, pasted into the tab of the one before: only the fragment differs, so the browser does not load the page
// again. Loaded again, no answer to a request with the old token can arrive late.
window.addEventListener('hashchange', () => {
  takeToken();
  location.reload();
});
// The page stays up to date without any action of the editor; after another tab, also with what was committed meanwhile.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void session.refresh();
});
window.setInterval(() => {
  if (!document.hidden) void session.notice();
}, interval);
holdTab();

const root = document.getElementById('studio');
if (!root) throw new Error('The page has no place for the studio.');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={studioTheme}>
        <Global styles={globalStyles} />
        <LocaleProvider>
          <App />
        </LocaleProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
