import { load } from 'cheerio/slim';
import TurndownService from 'turndown';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });

/** A text as Markdown that means just this text; a bare `<` or `&` could begin HTML. */
export const markdownText = (text: string) =>
  TurndownService.prototype.escape(text).replace(/<(?=[a-z!?/])|&(?=#?[a-z\d]+;)/gi, '\\$&');

turndown.escape = markdownText;
turndown.addRule('picture', {
  filter: 'img',
  replacement(_, node) {
    const source = (node.getAttribute('src') ?? '').replace(/[ ()<>]/g, '\\$&').replaceAll('\\ ', '%20');
    return `![${markdownText(node.getAttribute('alt') ?? '')}](${source})`;
  },
});
turndown.remove(['button', 'iframe', 'style', 'script']);
// A rule, since `remove` passes over what Markdown has a form for, such as a paragraph.
turndown.addRule('unread', {
  filter: (node) => node.getAttribute('aria-hidden') === 'true' || isLoadingMessage(node),
  replacement: () => '',
});

/** Loading messages are not content; the link next to them is. */
const isLoadingMessage = (node: HTMLElement) =>
  node.nodeName === 'P' && node.parentElement?.getAttribute('role') === 'status';

/** Inline elements, which only styles separate where nothing stands between them. */
const inline = ':is(a, span, strong)';

/**
 * The content of a page as Markdown. Addresses are absolute, also those within the page: Markdown has no anchors.
 * @param html the page as built
 * @param url its absolute address
 */
export function markdownOf(html: string, url: string): string {
  const $ = load(html);
  for (const name of ['href', 'src'])
    $(`main :is([${name}^="/"], [${name}^="#"])`).attr(name, (_, address) => new URL(address, url).href);
  $(`main ${inline} + ${inline}`)
    .filter((_, { prev }) => prev?.type === 'tag')
    .before(' ');
  return `${turndown.turndown($('main').html() ?? '')}\n`;
}
