/** Escapes a text for HTML, including attributes in double quotes. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
