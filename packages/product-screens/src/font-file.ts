import { createRequire } from 'node:module';

/** The complete file of the site's font. */
export const fontFile = createRequire(__filename).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
