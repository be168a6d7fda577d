const unit = require('./unit.cjs');

/** Tests of the studio and of the other tools: `npm run check` only runs them where something has changed that they depend on. */
module.exports = {
  ...unit,
  displayName: 'tools',
  testMatch: ['<rootDir>/__tests__/{studio,studio-page,tools}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
};
