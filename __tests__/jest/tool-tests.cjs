/**
 * What takes long and breaks rarely: the tests of the studio, of XLIFF, of the other tools, of what the build changes in Gatsby, of the lock files,
 * of the guide's recipes, and of every message of the content check. The project `tools` runs them, the project `unit` leaves them out.
 * `npm test` runs them, `npm run check` does not.
 */
module.exports = [
  '**/packages/studio/tests/**/*.test.{ts,tsx}',
  '**/packages/xliff/tests/*.test.ts',
  '**/__tests__/tools/**/*.test.{ts,tsx}',
  '**/packages/gatsby-patches/tests/*.test.ts',
  '**/__tests__/editor/*.test.ts',
  '**/__tests__/content/{own-edits,problems}.test.ts',
  '**/__tests__/lock-files.test.ts',
];
