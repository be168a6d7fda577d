import { send } from './messages';

/** Sends the studio the page that is shown, now and whenever it changes. */
export function tellPage(): void {
  let told = '';
  const tell = () => {
    const [path, language] = [window.location.pathname, document.documentElement.lang];
    if (!language || `${path} ${language}` === told) return;
    told = `${path} ${language}`;
    send({ kind: 'page', path, language });
  };
  tell();
  // Every change of route changes the document, whatever caused it.
  new MutationObserver(tell).observe(document.documentElement, {
    attributeFilter: ['lang'],
    childList: true,
    subtree: true,
  });
}
