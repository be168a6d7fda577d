/** Where Gatsby puts the data of a page, by the page's address. */
export const pageDataPath = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;
