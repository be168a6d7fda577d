import type { CSSObject } from '@emotion/react';

/** For what is of no use on paper. Last in a style, so that nothing shows it again. */
export const screenOnly = { '@media print': { display: 'none' } } satisfies CSSObject;

/**
 * Every page on paper: black on white, smaller, all answers open, nothing cut in two where a sheet ends. What is pressed or leads
 * elsewhere is not printed. Browsers leave backgrounds out, so that none may carry a text: gradients become black too.
 */
export const printStyles: CSSObject[] = [
  { '@page': { margin: '14mm' } },
  {
    '@media print': {
      html: { fontSize: '75%' },
      '*': { color: 'black !important', background: 'none !important', boxShadow: 'none !important' },
      'nav, aside, button, [role="tablist"], [role="presentation"]': { display: 'none !important' },
      // What waits to come into view is on paper at once.
      '[data-reveal]': { opacity: '1 !important', transform: 'none !important' },
      // Chrome 131, Firefox 143; older ones print the questions alone.
      'details::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
      'h1, h2, h3, h4, summary': { breakAfter: 'avoid' },
      'h1, h2, h3, h4, p, li, img, figure, article, details': { breakInside: 'avoid' },
      'main section, footer': { paddingBlock: '24px !important' },
    },
  },
];
