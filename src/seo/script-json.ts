/** Serialises JSON for a script element: no text can close the element or open a comment (HTML standard, 4.12.1.3). */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
