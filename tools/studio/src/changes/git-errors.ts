/** What git prints, and what an editor can do about it. */
const remedies: readonly [RegExp, string][] = [
  [
    /Please tell me who you are|unable to auto-detect email|empty ident name/,
    'Git does not know who you are. Set it once in a terminal: git config --global user.name "…" and git config --global user.email "…".',
  ],
  [
    /could not read (Username|Password)|Authentication failed|Permission denied|error: 403/,
    'The remote does not let you in. Sign in once in a terminal, with git push, and try again.',
  ],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable|Operation timed out/i,
    'The remote cannot be reached. Check the network, and try again.',
  ],
  [
    /does not appear to be a git repository|[Rr]epository .*not found|error: 404/,
    'There is no repository at the address of the remote. Check it in a terminal: git remote -v.',
  ],
  [/pre-receive hook declined|protected branch/, 'The remote does not accept this branch.'],
  [/index\.lock/, 'Another program is using git in this project. Wait until it has finished, and try again.'],
];

/**
 * Returns a refusal of git in the words of an editor, followed by git's own.
 * @param stderr what git printed, in English
 */
export function gitRefusal(stderr: string): string {
  const said = stderr.trim();
  const remedy = remedies.find(([printed]) => printed.test(said))?.[1];
  return remedy === undefined ? said : `${remedy} Git says: ${said}`;
}
