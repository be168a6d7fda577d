import { createRequire } from 'node:module';

/** The file of the site's font, whole. */
export const fontFile = createRequire(__filename).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
