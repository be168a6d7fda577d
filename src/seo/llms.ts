/** A page as llms.txt names it. */
export interface LlmsPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown twin. */
  url: string;
}

/**
 * An llms.txt (llmstxt.org): what the site is, and where each page can be read as Markdown.
 * @param name the product's name
 * @param summary one sentence on it
 * @param heading what the list of pages is called
 */
export function llmsTxt(name: string, summary: string, heading: string, pages: readonly LlmsPage[]): string {
  const lines = pages.map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
  return [`# ${name}`, '', `> ${summary}`, '', `## ${heading}`, '', ...lines, ''].join('\n');
}

/**
 * Where the Markdown twin of a page is published.
 * @param path the page's path
 */
export const markdownPath = (path: string) => `${path}.md`;
