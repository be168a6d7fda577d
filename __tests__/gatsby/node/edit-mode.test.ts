import type { ParentSpanPluginArgs, Reporter } from 'gatsby';

// It would guard the servers of all test files of this process.
jest.mock('../../../src/gatsby/patches/guard-development', () => ({ guardServers: () => undefined }));

/** Gatsby's first hook, with the reporter's way of ending everything. */
async function bootstrap(env: Record<string, string>): Promise<string | undefined> {
  jest.replaceProperty(process, 'env', { ...process.env, ...env } as NodeJS.ProcessEnv);
  jest.resetModules();
  const { onPreBootstrap } = await import('../../../src/gatsby/node/on-pre-bootstrap');
  const reporter = {
    panic(words: string) {
      throw new Error(words);
    },
    warn: () => undefined,
  } as unknown as Reporter;
  try {
    await onPreBootstrap?.({ reporter } as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  } catch (error) {
    return (error as Error).message;
  } finally {
    jest.restoreAllMocks();
  }
}

test('a build refuses edit mode, and says what to do', async () => {
  expect(await bootstrap({ NODE_ENV: 'production', SITE_EDIT: 'http://127.0.0.1:1' })).toMatch(
    /SITE_EDIT is set.*Unset it and build again\./,
  );
});

test('the development site takes the data in edit mode as the studio has checked it', async () => {
  expect(await bootstrap({ NODE_ENV: 'development', SITE_EDIT: 'http://127.0.0.1:1' })).toBeUndefined();
});
