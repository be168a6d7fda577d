import { join } from 'node:path';

/**
 * The command of a program that a package of this project installs. npx would take half a second to find it.
 * @param {string} name
 * @param {...string} args
 * @returns {[string, ...string[]]} the path of the program, and its arguments
 */
export const program = (name, ...args) => [join('node_modules', '.bin', name), ...args];

/**
 * The command of a suite of browser tests.
 * @param {string} folder below `__tests__/`
 */
export const playwright = (folder) => program('playwright', 'test', '--config', `__tests__/${folder}/playwright.config.ts`);
