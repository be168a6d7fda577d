/** The facts that any content can name as `{{…}}` instead of repeating them. */
export const contentFactNames = [
  'name',
  'price',
  'includedFiles',
  'additionalFilePrice',
  'setupFee',
  'phone',
  'email',
] as const;

/** The same, and those that only legal pages may use. */
export const factNames = [
  ...contentFactNames,
  'siteAddress',
  'legalName',
  'companyAddress',
  'taxId',
  'companyRegister',
  'publicationDirector',
  'hostName',
  'hostAddress',
  'hostPhone',
  'consentMonths',
] as const;
