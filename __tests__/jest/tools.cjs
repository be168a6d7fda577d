const unit = require('./unit.cjs');

/**
 * Tests of the studio, of the other tools and of what the build changes in Gatsby: `npm run check` only runs them where something has
 * changed that they depend on (tools/steps/changed-tools.mjs).
 */
const parts = [
  '{studio,studio-page,tools}/**/*.test.{ts,tsx}',
  'gatsby/{patches,webpack}/*.test.ts',
  'editor/commands.test.ts',
  'lock-files.test.ts',
];

module.exports = {
  ...unit,
  displayName: 'tools',
  testMatch: parts.map((part) => `<rootDir>/__tests__/${part}`),
  testPathIgnorePatterns: ['/node_modules/'],
};
