import { useInsertionEffect, useRef } from 'react';
import { rulesOf } from './style-names';

/** Id of the style element in which the build leaves the styles of what is behind `LaterStyles`, until they get a file. */
export const laterStylesId = 'later-styles';

const isBuild = typeof window === 'undefined';

/**
 * The link as the build writes it; `withStyleSheets` replaces its address by that of the file. Browsers show what is before a
 * link in the body without waiting for it. Firefox would also show what is behind it, without styles: the script holds that
 * back, because scripts wait for style sheets. Of low priority: the font and the picture of the first screen go first.
 */
export const laterStylesLink = `<link rel="stylesheet" fetchpriority="low" href="#${laterStylesId}"><script> </script>`;

/**
 * From here on, the page is styled by a file of its own, so that the first screen comes with the first packets. After a
 * client-side navigation it is empty: the link has left with the page, and its rules stay, for the footer and for later pages. HTML as text,
 * because React would create the script anew.
 */
export function LaterStyles() {
  const root = useRef<HTMLDivElement>(null);
  // Runs before the link is removed.
  useInsertionEffect(() => () => keepRules(root.current?.querySelector('link')?.sheet), []);
  return (
    <div
      ref={root}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: isBuild ? laterStylesLink : '' }}
    />
  );
}

/** Copies a style sheet into an element of its own. */
function keepRules(sheet: CSSStyleSheet | null | undefined): void {
  if (!sheet) return;
  const copy = document.head.appendChild(document.createElement('style'));
  for (const rule of rulesOf(sheet)) copy.sheet?.insertRule(rule.cssText, copy.sheet.cssRules.length);
}
