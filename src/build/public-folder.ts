import { resolve } from 'node:path';

/** Where Gatsby writes what is published. */
export const publicFolder = resolve('public');
