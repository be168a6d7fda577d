import { denyByDefault } from '../../consent/consent-mode';

/** Id of the element that Gatsby renders into. */
const rootId = '___gatsby';

/**
 * Checks that the root element exists, and initialises the data layer: nothing is allowed until the page has read the visitor's
 * choice.
 * @throws Error 'Root element not found' (docs/product.md, Errors)
 */
export function onClientEntry(): void {
  if (!document.getElementById(rootId)) throw new Error('Root element not found');
  denyByDefault();
  addEventListener('beforeprint', loadPictures);
}

/** Not every browser loads the pictures that nobody has scrolled to before it prints them. */
function loadPictures(): void {
  for (const picture of document.images) picture.loading = 'eager';
}
