/**
 * Whether this is the development site that the studio shows (`npm run edit`): the environment variable SITE_EDIT names the studio's
 * origin. The studio then checks the data, and marks the texts of what Gatsby reads; a build refuses to.
 */
export const isEditMode = Boolean(process.env.SITE_EDIT);

/** What the studio adds to each page, in the project's folder: it tells the studio what was clicked. */
export const editScript = 'studio-preview.js';
