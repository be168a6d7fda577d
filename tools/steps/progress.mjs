/** The line that says that something starts. @param {string} name */
export const startLine = (name) => `▶ ${name}`;

/** The line that says that it has ended well, and how long it took. @param {string} name @param {number} seconds */
export const endLine = (name, seconds) => `✔ ${name} (${seconds.toFixed(1)} s)`;
