import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio/slim';
import { integrityOf } from '../integrity';
import type { Switches } from '../switches';
import { loadScripts } from './load-scripts';

/** Sources such as `'sha256-…'` of what is inline in a page. */
export type InlineHashes = Readonly<Record<'scripts' | 'styles' | 'styleAttributes', readonly string[]>>;

/** A style sheet that a page links to. */
interface Sheet {
  /** Below the published folder. */
  path: string;
  content: string;
}

/** The scripts and data of one page. */
export interface PageScripts {
  /** Webpack's runtime, with which the other scripts register. */
  runtime: string;
  /** The other scripts, in the order in which they run. */
  scripts: readonly string[];
  /** The scripts of each template, which links prefetch. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the data that Gatsby waits for. */
  data: readonly string[];
}

/** What is the same for all pages. */
interface Finishing {
  switches: Pick<Switches, 'laterStyles' | 'scriptsAfterPaint' | 'policy'>;
  /** The hash of a script, such as `sha256-…`. */
  hashOf: (path: string) => string;
  /** The security policy of a page. */
  policyOf: (hashes: InlineHashes) => string;
}

/**
 * Finishes a page of Gatsby: moves styles that are not needed at once to files, has scripts load after the first paint and with their
 * hashes, marks what a CDN must not rewrite, and adds the page's security policy.
 * @param rendered the page as Gatsby wrote it
 * @returns the page, and the style sheets that it links to
 * @throws Error if the page lacks what Gatsby or this plugin write into each
 */
export function finishPage(
  rendered: string,
  scripts: PageScripts,
  { switches, hashOf, policyOf }: Finishing,
): { html: string; sheets: Sheet[] } {
  // Entities stay as they are: React expects the text that it rendered.
  const $ = load(rendered, { xml: { xmlMode: false, decodeEntities: false } });
  // The global styles do what this style does; its hash would be in every policy.
  $('#gatsby-focus-wrapper').removeAttr('style');
  const sheets = switches.laterStyles ? moveStyles($) : keepStyles($);
  if (switches.scriptsAfterPaint) replaceScripts($, scripts, hashOf);
  markForEdges($);
  // Last, because it holds the hashes of all that is inline.
  if (switches.policy) addPolicy($, policyOf);
  return { html: $.html(), sheets };
}

/** Links that name a style element of the page by its id. */
const linksToStyles = 'link[rel="stylesheet"][href^="#"]';

/** Puts the styles that a link names before it to those in the head. */
function keepStyles($: CheerioAPI): Sheet[] {
  for (const link of $(linksToStyles)) {
    const later = $(`style${$(link).attr('href')}`).first();
    $('head style').last().append(later.text());
    later.remove();
    $(link).parent().empty();
  }
  return [];
}

/** Moves the styles that a link in the body names by their id, such as `#later-styles`, to a file whose name contains their hash. */
function moveStyles($: CheerioAPI): Sheet[] {
  return [...$(linksToStyles)].map((link) => {
    const id = $(link).attr('href');
    const style = $(`style${id}`).first();
    if (style.length === 0) throw new Error(`The page links to styles that it does not have: <style id="${id?.slice(1)}">.`);
    const content = style.text();
    const path = `/static/styles-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;
    style.remove();
    $(link).attr('href', path);
    return { path, content };
  });
}

/** Replaces the scripts between Gatsby's marks, and the one with the path of the page before them. */
function replaceScripts(
  $: CheerioAPI,
  { runtime, scripts, chunkMapping, data }: PageScripts,
  hashOf: (path: string) => string,
) {
  const loader = $('#gatsby-script-loader');
  const pagePath = /window\.pagePath=("[^"]*")/.exec(loader.text())?.[1];
  const compilation = /window\.___webpackCompilationHash="\w+"/.exec($('script').text())?.[0];
  if (!pagePath || !compilation) throw new Error('The page has no scripts of Gatsby.');
  $('script[src], #gatsby-chunk-mapping').remove();
  $('script')
    .filter((_, script) => $(script).text().startsWith('window.___webpackCompilationHash'))
    .remove();
  const inline = [
    `window.pagePath=${pagePath}`,
    compilation,
    `window.___chunkMapping=${JSON.stringify(chunkMapping)}`,
    loadScripts(
      scripts.map((path) => [path, hashOf(path)]),
      data,
    ),
  ];
  const tag = `<script src="${runtime}" integrity="${hashOf(runtime)}" async></script>`;
  loader.replaceWith(`<script>${inline.join(';')}</script>${tag}`);
  // Gatsby's marks, and the blanks around its scripts.
  for (const node of $('body').contents()) if (node.type === 'comment' || node.type === 'text') $(node).remove();
}

/**
 * Marks the page so that Cloudflare, which may stand before any host, leaves it as it is: hydration needs the HTML of the build, and
 * Trusted Types stop scripts that Rocket Loader would load in its own way (developers.cloudflare.com/speed/optimization/content/rocket-loader,
 * developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
function markForEdges($: CheerioAPI): void {
  // The mark must precede `src`.
  for (const script of $('script')) script.attribs = { 'data-cfasync': 'false', ...script.attribs };
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->');
}

/** Adds the security policy behind the charset, before anything that it holds for. */
function addPolicy($: CheerioAPI, policyOf: (hashes: InlineHashes) => string): void {
  const charset = $('meta[charset]');
  if (charset.length === 0) throw new Error('The page has no <meta charset="…"> behind which the policy could stand.');
  // Data blocks are no scripts: browsers do not execute them.
  const scripts = $('script:not([src], [type="application/json"], [type="application/ld+json"])');
  const textsOf = (elements: Iterable<Parameters<typeof $>[0]>) => [...elements].map((element) => $(element).text());
  const policy = policyOf({
    scripts: hashesOf(textsOf(scripts)),
    // Emotion adds its rules in the browser to a style element that it creates empty.
    styles: hashesOf(['', ...textsOf($('style'))]),
    styleAttributes: hashesOf([...$('[style]')].map((element) => $(element).attr('style') ?? '')),
  });
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`);
}

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map((text) => `'${integrityOf(text)}'`).sort();
