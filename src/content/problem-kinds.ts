/** How much a problem matters: an error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * Every kind of mistake that the check knows, and how much it matters. `__tests__/content/fixtures/` holds one example of
 * each, with the exact words that an editor gets.
 */
export const problemKinds = {
  // The file itself
  'file-too-large': 'error',
  'file-not-utf8': 'error',
  'file-byte-order-mark': 'error',
  'file-empty': 'error',
  'file-unknown': 'error',
  'file-missing': 'error',
  // Its JSON
  'json-merge': 'error',
  'json-inner-quote': 'error',
  'json-number': 'error',
  'json-trailing-comma': 'error',
  'json-missing-comma': 'error',
  'json-missing-colon': 'error',
  'json-missing-key': 'error',
  'json-missing-value': 'error',
  'json-unclosed': 'error',
  'json-open-quote': 'error',
  'json-bad-word': 'error',
  'json-bad-escape': 'error',
  'json-line-break': 'error',
  'json-comment': 'error',
  'json-after-end': 'error',
  'json-too-deep': 'error',
  'json-duplicate-key': 'error',
  // Keys and values
  'schema-reference': 'warning',
  'key-unknown': 'error',
  'key-missing': 'error',
  'value-type': 'error',
  'value-choice': 'error',
  'value-range': 'error',
  'value-form': 'error',
  // Between files
  'language-unknown': 'error',
  'language-twice': 'error',
  'language-without-folder': 'error',
  'folder-without-language': 'error',
  'id-twice': 'error',
  'id-unknown': 'error',
  'entry-unknown': 'error',
  'slug-taken': 'error',
  'slug-reserved': 'error',
  'slug-twice': 'error',
  'parity-length': 'error',
  'parity-order': 'error',
  'parity-placeholders': 'error',
  'parity-published': 'error',
  'published-none': 'error',
  'placeholder-unknown': 'error',
  'placeholder-broken': 'error',
  // Texts
  'name-twice': 'error',
  'locale-wrong': 'error',
  'text-copied': 'error',
  'text-markup': 'error',
  'text-markdown': 'error',
  'text-entity': 'error',
  'text-invisible': 'error',
  'text-decomposed': 'error',
  'text-too-long': 'warning',
  // Facts
  'fact-disagrees': 'error',
  'fact-repeated': 'warning',
  'price-unusual': 'warning',
  'date-future': 'warning',
  'sample-value': 'warning',
  'third-party-undisclosed': 'error',
  'third-party-unnamed': 'error',
  'consent-language': 'warning',
  'security-date': 'warning',
  // Pictures
  'image-missing': 'error',
  'image-unreadable': 'error',
  'image-type': 'error',
  'image-too-small': 'error',
  'image-too-large': 'error',
  'image-too-heavy': 'warning',
  'image-not-described': 'warning',
  'image-unused': 'warning',
  // Search results
  'seo-title-length': 'warning',
  'seo-description-length': 'warning',
  'seo-title-twice': 'error',
  'seo-description-twice': 'error',
  // Typography
  'typography-spaces': 'warning',
  'typography-straight-quote': 'warning',
  'typography-apostrophe': 'warning',
  'typography-ellipsis': 'warning',
  'typography-no-break-space': 'warning',
  'typography-no-break-unneeded': 'warning',
  'typography-space-before': 'warning',
  'typography-opening-mark': 'warning',
  // Translations
  'translation-stale': 'warning',
  'translation-unmarked': 'warning',
  'record-missing': 'warning',
  // Hosts and the demo
  'host-unknown': 'error',
  'host-excluded': 'error',
  'host-limit': 'error',
  'demo-untranslated': 'warning',
  'demo-missing': 'error',
  // Addresses
  'address-lost': 'error',
  'redirect-twice': 'error',
  'redirect-shadowed': 'error',
  'redirect-loop': 'error',
  'redirect-without-target': 'error',
} as const satisfies Record<string, Severity>;

/** The name of a kind of mistake. */
export type ProblemKind = keyof typeof problemKinds;
