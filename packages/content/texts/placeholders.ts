const pattern = /\{\{\s*(\w+)\s*\}\}/g;

/** The sorted names of the placeholders in a text, such as `price` in `{{price}}`. */
export function placeholdersOf(text: string): string[] {
  // Most texts have none, and each check asks again.
  if (!text.includes('{{')) return [];
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}

/** The placeholders of a text as messages list them. */
export const listPlaceholders = (text: string) =>
  placeholdersOf(text)
    .map((name) => `{{${name}}}`)
    .join(' ') || 'no {{…}}';

/** The first braces that do not form a placeholder; undefined if there are none. Visitors would see them. */
export const strayBracesIn = (text: string) =>
  /[{}]/.test(text) ? /\{+[^{}]{0,30}\}*|\}+/.exec(text.replace(pattern, ''))?.[0] : undefined;

/** Whether every placeholder of a text has a value. */
export const hasValues = (text: string, values: Readonly<Record<string, unknown>>) =>
  placeholdersOf(text).every((name) => name in values);

/**
 * Replaces placeholders by values.
 * @throws Error for a name without a value
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(pattern, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}} in: ${text}`);
    return String(value);
  });
}
