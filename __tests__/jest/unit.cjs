const sample = require('./sample.cjs');
const toolTests = require('./tool-tests.cjs');

module.exports = {
  ...sample,
  displayName: 'unit',
  testMatch: ['<rootDir>/{__tests__,packages}/**/*.test.{ts,tsx}', ...toolTests.map((path) => `!${path}`)],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/built/', '/random/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
};
