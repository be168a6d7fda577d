const sample = require('./sample.cjs');

module.exports = {
  ...sample,
  displayName: 'random',
  testMatch: ['<rootDir>/__tests__/random/*.test.ts', '<rootDir>/packages/*/tests/random/*.test.ts'],
  setupFiles: [...sample.setupFiles, '<rootDir>/__tests__/support/random-seed.ts'],
};
