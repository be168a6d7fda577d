import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { publicFolder } from '../src/hosting/built-files';
import { filesIn } from '../src/hosting/files-in';
import { builtModel } from './built-model';
import { runMain } from './run-main';

const usage = `npm run check:links

Requests every external page that our pages link to, and lists those that do not respond. Build first; needs the network.`;

/** Reserved domains (RFC 2606): sample values. */
const isReserved = ({ hostname }: URL) =>
  /(?:^|\.)example(?:\.(?:com|net|org))?$|\.(?:test|invalid|localhost)$/.test(hostname);

/** Milliseconds after which a site counts as not responding. */
const timeout = 20_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  builtModel();
  const links = externalLinks();
  const results = await Promise.all(
    [...links].map(async ([address, page]) => ({ address, page, fault: await faultOf(address) })),
  );
  const broken = results.filter(({ fault }) => fault);
  for (const { address, page, fault } of broken) console.error(`${address}: ${fault}; linked from ${page}, for example.`);
  console.log(`${links.size} links to other sites, ${broken.length} of them broken.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

/** Addresses of other sites, each with a page that links to it. */
function externalLinks(): Map<string, string> {
  const pages = filesIn(publicFolder).filter((path) => path.endsWith('.html'));
  const links = pages.flatMap((page) =>
    hrefsOf(parse(readFileSync(join(publicFolder, page), 'utf8')))
      .filter((href) => /^https?:/.test(href) && !isReserved(new URL(href)))
      .map((href) => [href.replace(/#.*/, ''), page] as const),
  );
  return new Map(links);
}

interface HtmlNode {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

const hrefsOf = ({ nodeName, attrs = [], childNodes = [] }: HtmlNode): string[] => [
  ...(nodeName === 'a' ? attrs.filter(({ name }) => name === 'href').map(({ value }) => value) : []),
  ...childNodes.flatMap(hrefsOf),
];

/** What is wrong with an address; undefined if it answers. */
async function faultOf(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    return status < 400 ? undefined : `status ${status}`;
  } catch (error) {
    return (error as Error).message;
  }
}

void runMain(main);
