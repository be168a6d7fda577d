/**
 * The id of the element for an entry of the content. Browsers make an element with the id `dataLayer` a global variable of this name,
 * which scripts then take for their own; a name with a hyphen is no variable.
 */
export const elementId = (id: string) => `${id}-section`;
