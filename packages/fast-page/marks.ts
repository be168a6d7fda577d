/** Attribute of the parts of a page that React takes over one by one (`sleeping.tsx`). */
export const partMark = 'data-part';

/** Its value while a part is still the HTML of the build. */
export const asleep = 'asleep';

/** Attribute of `<html>` once a required script has failed. No media query covers this case: scripts are enabled then. */
export const scriptsFailed = 'data-scripts-failed';

/**
 * Attribute of `<html>` that says how much of the page is laid out: `later` while sections further down are deferred, `whole`
 * once heights are final. Without it, as without scripts, the browser lays out everything at once.
 */
export const layoutMark = 'data-layout';

/** Attribute of `<html>` while a page that a link leads to is slow to come. */
export const comingMark = 'data-coming';
