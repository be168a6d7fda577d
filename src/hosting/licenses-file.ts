/** The file with the licences of all published code, below the published folder. */
export const licensesFile = 'third-party-licenses.txt';
