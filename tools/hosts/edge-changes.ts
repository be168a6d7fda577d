/** What hosts are known to do to HTML, by what it leaves in a page. */
const rewriters: readonly { sign: RegExp; switchOff: string }[] = [
  { sign: /data-cfemail|\/cdn-cgi\/l\/email-protection/, switchOff: 'Email Address Obfuscation, in Scrape Shield' },
  { sign: /rocket-loader|type="[\da-f]+-(?:text\/javascript|module)"/, switchOff: 'Rocket Loader, in Speed' },
  { sign: /cloudflareinsights\.com/, switchOff: 'the automatic setup of Web Analytics' },
];

/** How much of both pages a message shows. */
const shown = 80;

/**
 * Says how the HTML that a host serves differs from the one that was built: what its edge rewrites breaks hydration or is stopped by
 * the security policy.
 * @returns nothing if they are the same
 */
export function edgeChanges(built: string, served: string): string[] {
  if (served === built) return [];
  let start = 0;
  while (built[start] === served[start]) start++;
  const part = (html: string) => JSON.stringify(html.slice(Math.max(0, start - shown / 2), start + shown / 2));
  const known = rewriters.filter(({ sign }) => sign.test(served) && !sign.test(built));
  return [
    `The host serves other HTML than the build wrote: ${part(served)}; expected ${part(built)}.`,
    ...(known.length > 0
      ? known.map(({ switchOff }) => `Switch off ${switchOff}, on Cloudflare.`)
      : [
          'Build the deployed commit with the same settings; if it still differs, switch off what rewrites HTML at the host.',
        ]),
  ];
}
