import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { integrityOf } from './integrity';
import { type InlineHashes, pagePolicy } from './policy';
import type { HostingSettings } from './settings';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** Data blocks, which browsers do not execute. */
const dataTypes = ['application/json', 'application/ld+json'];

/** Found by a pattern: with element positions, parse5 takes three times as long. */
const charsetPattern = /<meta charset="[^"]*" *\/?>/i;

const policyPattern = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * Adds the security policy of a page, with the hashes of its inline scripts and styles. Must be the last change to a page.
 * Replaces the policy of an earlier build.
 * @param html the page as built
 * @throws Error if the page has no `<meta charset="…">`, after which the policy belongs
 */
export function withPolicy(html: string, settings: HostingSettings): string {
  const bare = html.replace(policyPattern, '');
  const charset = charsetPattern.exec(bare);
  if (!charset) throw new Error('The page has no <meta charset="…"> behind which the policy could stand.');
  const end = charset.index + charset[0].length;
  const elements = elementsOf(parse(bare, { scriptingEnabled: false }));
  const policy = pagePolicy(settings, inlineHashes(elements)).replaceAll('"', '&quot;');
  return `${bare.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${bare.slice(end)}`;
}

/** Emotion adds its rules in the browser to a style element that it creates empty. */
const emptyStyle = '';

function inlineHashes(elements: readonly Element[]): InlineHashes {
  const scripts = elements.filter(isInlineScript).map(textOf);
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  const styleAttributes = elements.flatMap((element) => attribute(element, 'style') ?? []);
  return {
    scripts: hashesOf(scripts),
    styles: hashesOf([emptyStyle, ...styles]),
    styleAttributes: hashesOf(styleAttributes),
  };
}

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map((text) => `'${integrityOf(text)}'`).sort();

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !dataTypes.includes(attribute(element, 'type') ?? '');

const attribute = ({ attrs }: Element, name: string) => attrs.find((candidate) => candidate.name === name)?.value;

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

function elementsOf(node: Node): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return [...own, ...below];
}
