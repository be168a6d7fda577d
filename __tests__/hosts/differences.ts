import type { Reply } from './ask';
import type { Case } from './cases';

/**
 * What differs between what a server said and what it should have said.
 * @returns one line a difference; none if all is well
 */
export function differences(expected: Case, { status, headers, body }: Reply): string[] {
  const found: string[] = [];
  if (!expected.status.includes(status)) found.push(`status ${status} instead of ${expected.status.join(' or ')}`);
  found.push(...locationDifferences(expected, headers.location));
  for (const [name, value] of Object.entries(expected.answer ?? {})) {
    const actual = headers[name];
    const fits =
      value === null
        ? actual === undefined
        : actual !== undefined && (value instanceof RegExp ? value.test(actual) : actual === value);
    if (!fits) found.push(`${name}: ${actual ?? '(none)'} instead of ${value ?? '(none)'}`);
  }
  if (expected.body !== undefined && !fitsBody(body, expected.body)) found.push(`no ${expected.body} in the body`);
  return found;
}

const fitsBody = (body: string, expected: string | RegExp) =>
  expected instanceof RegExp ? expected.test(body) : body.includes(expected);

function locationDifferences({ location, onSite }: Case, actual: string | undefined): string[] {
  if (onSite) return actual === undefined || isOnSite(actual) ? [] : [`leads off the site: ${actual}`];
  return actual === location ? [] : [`leads to ${actual ?? '(nowhere)'} instead of ${location ?? '(nowhere)'}`];
}

/** Whether a browser that follows a `Location` stays on the site: backslashes and control characters count as browsers read them. */
export function isOnSite(location: string): boolean {
  const site = 'https://site.invalid';
  return URL.canParse(location, site) && new URL(location, site).origin === site;
}
