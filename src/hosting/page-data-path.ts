/** The path of a page's data, by the page's address. */
export const pageDataPath = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;
