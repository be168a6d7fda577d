import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { editScript } from '../../data/edit-mode';

/** Puts the studio's script into the pages of its development site. Gatsby ignores further entries in its webpack settings. */
export class StudioScriptPlugin {
  apply(compiler: Compiler): void {
    new compiler.webpack.EntryPlugin(compiler.context, resolve(editScript), { name: 'commons' }).apply(compiler);
  }
}
