/** The id of the legal page that the cookie dialog leads to. In a file of its own: browsers need nothing else of the schemas. */
export const cookiePolicyId = 'cookies';
