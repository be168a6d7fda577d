/** The parts of this package; each can be switched off in `gatsby-config.ts`. README.md says what each costs and wins. */
export type Switches = {
  /** Parts of a page stay the HTML of the build until the visitor does something. Off: React takes over the whole page at once. */
  sleepingParts: boolean;
  /** The styles of what is behind `LaterStyles` are a file. Off: all styles are in the page. */
  laterStyles: boolean;
  /** Scripts are requested after the first paint. Off: as Gatsby writes them. */
  scriptsAfterPaint: boolean;
  /** Sections further down are laid out once the browser is idle. Off: with the first paint. */
  deferredLayout: boolean;
  /** The page holds a security policy with the hashes of what is inline in it. Off: only the header of the host. */
  policy: boolean;
  /** Clicks are kept until React can answer them. Off: what is clicked before is lost. */
  earlyClicks: boolean;
};

/** The names of all switches. */
export const switchNames = [
  'sleepingParts',
  'laterStyles',
  'scriptsAfterPaint',
  'deferredLayout',
  'policy',
  'earlyClicks',
] as const satisfies readonly (keyof Switches)[];

/** For measuring: names of switches, with commas between them, or `all`. */
export const withoutVariable = 'FAST_PAGE_WITHOUT';

/**
 * The switches as set, without those that the environment switches off.
 * @throws Error if the environment names none of them
 */
export function switchesFor(set: Switches, { [withoutVariable]: without = '' }: NodeJS.ProcessEnv = process.env): Switches {
  const off = without === 'all' ? [...switchNames] : without.split(',').filter(Boolean);
  const unknown = off.filter((name) => !switchNames.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`${withoutVariable}: found ${unknown.join(', ')}, expected all, or of ${switchNames.join(', ')}.`);
  return { ...set, ...Object.fromEntries(off.map((name) => [name, false])) };
}

/**
 * The switches as `gatsby-config.ts` passes them to this plugin.
 * @param plugins all of Gatsby's (`flattenedPlugins`)
 */
export function switchesOf(plugins: readonly { name: string; pluginOptions?: unknown }[]): Switches {
  const plugin = plugins.find(({ name }) => name === 'fast-page');
  if (!plugin) throw new Error('gatsby-config.ts lists no plugin packages/fast-page.');
  return plugin.pluginOptions as Switches;
}

/** What webpack writes in place of these constants, with which scripts ask whether a part is on. */
export const definitionsOf = ({ sleepingParts, deferredLayout }: Switches) => ({
  'process.env.FAST_PAGE_SLEEPING_PARTS': JSON.stringify(String(sleepingParts)),
  'process.env.FAST_PAGE_DEFERRED_LAYOUT': JSON.stringify(String(deferredLayout)),
});
