/** The stages of a case in the order of time: it starts at G, at the foot of the label, and climbs to A. */
export const stages = ['visit', 'quote', 'works', 'photos', 'file', 'signature', 'premium'] as const;
