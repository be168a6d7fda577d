import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '../../src/site';

/** Runs git in a folder. */
export const gitIn =
  (cwd: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd, env: gitEnvironment(), encoding: 'utf8', stdio: 'pipe' });

/**
 * Turns a folder into a repository with one commit on `main`, whose remote `origin` is a new bare repository.
 * @param bare the folder of the remote
 */
export function repositoryWithRemote(folder: string, bare: string): void {
  const git = gitIn(folder);
  git('init', '--bare', '--initial-branch=main', bare);
  git('init', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@brasa.example');
  git('remote', 'add', 'origin', bare);
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
}
