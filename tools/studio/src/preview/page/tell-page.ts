import { send } from './messages';

/** Tells the studio which page is shown, now and whenever it changes. */
export function tellPage(): void {
  let told = '';
  const tell = () => {
    const [path, language] = [window.location.pathname, document.documentElement.lang];
    if (!language || `${path} ${language}` === told) return;
    told = `${path} ${language}`;
    send({ kind: 'page', path, language });
  };
  tell();
  // A change of route changes the page, whoever made it.
  new MutationObserver(tell).observe(document.documentElement, {
    attributeFilter: ['lang'],
    childList: true,
    subtree: true,
  });
}
