const base = require('./base.cjs');

/** What stands on the sample site instead of data/. */
module.exports = {
  ...base,
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^(?:\\.\\./)+data/errors\\.json$': '<rootDir>/__tests__/fixtures/site/errors.json',
  },
  setupFiles: [...base.setupFiles, '<rootDir>/__tests__/support/sample-site.ts'],
};
