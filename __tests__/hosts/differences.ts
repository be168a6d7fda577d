import type { Reply } from './ask';
import type { Case } from './case';

/**
 * The differences between a response and the expected one.
 * @returns one line per difference
 */
export function differences(expected: Case, { status, headers, body }: Reply): string[] {
  const isExpected = expected.status.includes(status);
  return [
    ...(isExpected ? [] : [`status ${status} instead of ${expected.status.join(' or ')}`]),
    ...locationDifferences(expected, headers.location),
    ...Object.entries(expected.answer ?? {}).flatMap(([name, value]) => headerDifferences(name, value, headers[name])),
    ...(expected.body === undefined || fitsBody(body, expected.body) ? [] : [`no ${expected.body} in the body`]),
  ];
}

type Expected = NonNullable<Case['answer']>[string];

function headerDifferences(name: string, expected: Expected, actual: string | undefined): string[] {
  const fits = expected instanceof RegExp ? expected.test(actual ?? '') : actual === (expected ?? undefined);
  return fits ? [] : [`${name}: ${actual ?? '(none)'} instead of ${expected ?? '(none)'}`];
}

const fitsBody = (body: string, expected: NonNullable<Case['body']>) =>
  typeof expected === 'string' ? body.includes(expected) : expected.test(body);

function locationDifferences({ location, onSite }: Case, actual: string | undefined): string[] {
  if (onSite) return actual === undefined || isOnSite(actual) ? [] : [`redirects to another site: ${actual}`];
  return actual === location ? [] : [`redirects to ${actual ?? '(nowhere)'} instead of ${location ?? '(nowhere)'}`];
}

/** Whether a browser that follows a `Location` stays on the site: backslashes and control characters count as browsers read them. */
export function isOnSite(location: string): boolean {
  const site = 'https://site.invalid';
  return URL.canParse(location, site) && new URL(location, site).origin === site;
}
