/** The studio's origin, in the development site that the studio shows (`npm run edit`); otherwise undefined. */
export const studioOrigin = process.env.SITE_EDIT || undefined;

/**
 * Whether this is the development site that the studio shows. The studio then checks the data, and marks the texts of what Gatsby
 * reads; a build refuses to.
 */
export const isEditMode = studioOrigin !== undefined;

/** What the studio adds to each page, in the project's folder: it tells the studio what was clicked. */
export const editScript = 'studio-preview.js';
