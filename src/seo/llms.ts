/** A page in llms.txt. */
interface LlmsPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown version. */
  url: string;
}

/**
 * An llms.txt (llmstxt.org): what the site is, and the address of the Markdown version of each page.
 * @param name the product's name
 * @param summary one sentence on it
 * @param heading what the list of pages is called
 */
export function llmsTxt(name: string, summary: string, heading: string, pages: readonly LlmsPage[]): string {
  const lines = pages.map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
  return [`# ${name}`, '', `> ${summary}`, '', `## ${heading}`, '', ...lines, ''].join('\n');
}

/**
 * Where the llms.txt of a language is published.
 * @param language the language's code
 */
export const llmsPath = (language: string) => `/${language}/llms.txt`;

/**
 * The path of the Markdown version of a page.
 * @param path the page's path
 */
export const markdownPath = (path: string) => `${path}.md`;
