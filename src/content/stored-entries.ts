/** What the site keeps in a browser's local storage (docs/product.md, Storage and outgoing links), and the proof of a choice. */
export const localEntries = ['language', 'cookieConsent', 'cookieConsentRecord'] as const;

/** All that the site keeps in browsers, by name. The last is Gatsby's own, in session storage until the page shows. */
export const storedEntries: readonly string[] = [...localEntries, 'gatsby-reload-compilation-hash-match'];
