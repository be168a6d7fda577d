const sample = require('./sample.cjs');

module.exports = {
  ...sample,
  displayName: 'unit',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/__tests__/built/',
    '/__tests__/random/',
    '/__tests__/(studio|studio-page|tools)/',
    '/__tests__/gatsby/(patches|webpack)/.*\\.ts$',
    '/__tests__/editor/commands.test.ts',
    '/__tests__/lock-files.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
};
