const pattern = /\{\{\s*(\w+)\s*\}\}/g;

/** The names of the values that a text leaves open, such as `price` in `{{price}}`, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}

/** The first braces that make no name; undefined if there are none. Visitors would read them. */
export const strayBracesIn = (text: string) => /\{+[^{}]{0,30}\}*|\}+/.exec(text.replace(pattern, ''))?.[0];

/** Whether braces are left over that make no name. */
export const hasStrayBraces = (text: string) => strayBracesIn(text) !== undefined;

/**
 * Puts values where a text leaves them open.
 * @throws Error for a name without a value
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(pattern, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}} in: ${text}`);
    return value;
  });
}
