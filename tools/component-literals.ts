import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with components, whose design values belong in src/theme, and whose words in data. */
const rooms = ['consent', 'layout', 'sections', 'templates', 'ui'];

/** Literals that components must not contain, and what to use instead. */
const literals: readonly [found: RegExp, instead: string][] = [
  [/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i, 'a colour of src/theme/tokens.ts'],
  [/[bB]oxShadow: ['"`](?!none)|drop-shadow\(/, 'a shadow of src/theme/tokens.ts'],
  [/(?<![\w.-])\d*\.?\d+m?s\b/, 'a duration of src/theme/tokens.ts'],
  [
    /@media[^'"`]*-width: ?\d|\(m(?:in|ax)-width: \$|- 0\.005\b/,
    '`theme.breakpoints`, or `breakpoints` of src/theme/breakpoints.ts',
  ],
  [
    /\b(?:aria-(?:label|roledescription|description|valuetext|placeholder)|alt|title|placeholder)['"]?\s*[=:,]\s*\{?\s*["'`][^"'`$]*\p{L}/u,
    'a text of the language: screen readers read it',
  ],
];

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Colours, shadows, durations, breakpoints and words for screen readers in components, one line each, with what to use instead. */
export function componentLiterals(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('src', room, path))
      .flatMap((file) =>
        withoutComments(readFileSync(file, 'utf8'))
          .split('\n')
          .flatMap((line, index) =>
            literals.flatMap(([found, instead]) => {
              const literal = found.exec(line)?.[0];
              return literal === undefined ? [] : [`${file}:${index + 1} has ${literal.trim()}\n  Use ${instead}.`];
            }),
          ),
      ),
  );
}
