/** How to reach a remote, where the user's settings are, and who writes: nothing that belongs to one repository. */
const ofTheUser = /^GIT_(?:ASKPASS|AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|HTTP_|PROXY_|SSH|SSL_)/;

/**
 * The environment for every start of git: it asks nothing, and speaks English. A hook, or `git rebase --exec`, sets `GIT_DIR`,
 * `GIT_INDEX_FILE` and others for its own repository, and git would then read and write there, whatever folder it is started in.
 */
export const gitEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || ofTheUser.test(name))),
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
});
