import { DOMImplementation, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';

/** An element to write. Undefined attributes are left out; text children keep all white space. */
export interface Xml {
  name: string;
  attributes?: Readonly<Record<string, string | undefined>>;
  children?: readonly (Xml | string)[];
}

/** Serializes a document with one element per line; no white space is added inside elements that contain text. */
export function writeXml(namespace: string, root: Xml): string {
  const document = new DOMImplementation().createDocument(null, '', null);
  document.appendChild(elementOf(document, namespace, root, '\n'));
  const xml = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

function elementOf(
  document: Document,
  namespace: string,
  { name, attributes = {}, children = [] }: Xml,
  line: string,
): Element {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttributeNS(namespaceOf(key), key, value);
  }
  const isText = mixed.has(name);
  for (const child of children) {
    if (!isText) element.appendChild(document.createTextNode(`${line}  `));
    element.appendChild(nodeOf(document, namespace, child, `${line}  `));
  }
  if (!isText && children.length > 0) element.appendChild(document.createTextNode(line));
  return element;
}

/** Elements in which white space is significant. */
const mixed: ReadonlySet<string> = new Set(['source', 'target', 'note', 'data', 'ph']);

const nodeOf = (document: Document, namespace: string, child: Xml | string, line: string): Node =>
  typeof child === 'string' ? document.createTextNode(child) : elementOf(document, namespace, child, line);

/** The namespace of this project's extensions to XLIFF 2. */
export const ownNamespace = 'urn:brasa:translations';

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/xmlns/',
  xml: 'http://www.w3.org/XML/1998/namespace',
  brasa: ownNamespace,
};

const namespaceOf = (attribute: string) => namespaces[attribute.split(':')[0] ?? ''] ?? null;
