const unit = require('./unit.cjs');

module.exports = {
  ...unit,
  displayName: 'studio',
  testMatch: ['<rootDir>/__tests__/studio/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
};
