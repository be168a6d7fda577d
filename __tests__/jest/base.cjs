/** What the projects of Jest share: where the repository is, and how TypeScript becomes JavaScript. */
// Jest keeps another value; React would then be its build for production.
process.env.NODE_ENV = 'test';

module.exports = {
  rootDir: '../..',
  modulePathIgnorePatterns: ['<rootDir>/bench-results/', '<rootDir>/.sites/'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/mocks/font.ts',
    '^gatsby$': '<rootDir>/__tests__/mocks/gatsby.tsx',
  },
  setupFiles: ['<rootDir>/__tests__/support/text-decoder.ts'],
};
