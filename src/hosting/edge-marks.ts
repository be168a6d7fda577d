/** Rocket Loader, which would load scripts in its own way, leaves a script with this attribute alone; it must precede `src`. */
const asyncMark = ' data-cfasync="false"';

/** Between these, e-mail addresses are left alone. */
const [emailOff, emailOn] = ['<!--email_off-->', '<!--/email_off-->'];

/** The start of a script element, and not of a text in a script. */
const scripts = /(?<=>)<script(?=[ >])/g;

/**
 * Marks a page so that Cloudflare, which may stand before any host, leaves it as it is: hydration needs the HTML of the build, and
 * Trusted Types stop scripts that are loaded in another way (developers.cloudflare.com/speed/optimization/content/rocket-loader,
 * developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
export const withEdgeMarks = (html: string): string =>
  html
    .replace(scripts, `<script${asyncMark}`)
    .replace('<body>', `<body>${emailOff}`)
    .replace('</body>', `${emailOn}</body>`);

/** The page without its marks, as Gatsby writes it: a page of an earlier build is brought up to date. */
export const withoutEdgeMarks = (html: string): string =>
  [asyncMark, emailOff, emailOn].reduce((page, mark) => page.replaceAll(mark, ''), html);
