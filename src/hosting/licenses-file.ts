/** Where the licences of everything that a browser is sent can be read, below the published folder. */
export const licensesFile = 'third-party-licenses.txt';
