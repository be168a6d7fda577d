const base = require('./base.cjs');

module.exports = { ...base, displayName: 'built', testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'] };
