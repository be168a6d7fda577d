/** Id of the page's content; the hyphen sets it apart from ids in the data. */
export const contentId = 'page-content';
