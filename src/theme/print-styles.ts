import type { CSSObject } from '@mui/material/styles';

/** Hides what is of no use on paper. Must be last in a style, so that nothing overrides it. */
export const screenOnly = { '@media print': { display: 'none' } } satisfies CSSObject;

/**
 * Print styles: black on white, smaller, all answers open, no page breaks inside blocks. Buttons and links to other pages are not
 * printed. Browsers omit backgrounds, so no text may depend on one: gradients become black too.
 */
export const printStyles: CSSObject[] = [
  { '@page': { margin: '14mm' } },
  {
    '@media print': {
      html: { fontSize: '75%' },
      '*': { color: 'black !important', background: 'none !important', boxShadow: 'none !important' },
      'nav, aside, button, [role="tablist"], [role="presentation"]': { display: 'none !important' },
      // Chrome 131, Firefox 143; older browsers print only the questions.
      'details::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
      'h1, h2, h3, h4, summary': { breakAfter: 'avoid' },
      'h1, h2, h3, h4, p, li, img, figure, article, details': { breakInside: 'avoid' },
      'main section, footer': { paddingBlock: '24px !important' },
    },
  },
];
