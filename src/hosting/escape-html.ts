/** Writes a text as it stands in HTML, also in an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
