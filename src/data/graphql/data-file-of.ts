import type { Node } from 'gatsby';
import { type DataFile, identifyFile, localesFolder } from '../../content/file-kinds';

/** Name of the source whose files gatsby-plugin-react-i18next reads: one folder a language. */
export const localeSource = 'locale';

/** Name of the source of the files that exist once in `data/`. */
export const factSource = 'facts';

/** Name of the source of the images. */
export const imageSource = 'images';

/** Identifies the data file of a File node; undefined for other nodes. */
export function dataFileOf(node: Node): DataFile | undefined {
  if (node.internal.type !== 'File') return undefined;
  const path = String(node.relativePath);
  if (node.sourceInstanceName === localeSource) return identifyFile(`${localesFolder}/${path}`);
  return node.sourceInstanceName === factSource ? identifyFile(path) : undefined;
}
