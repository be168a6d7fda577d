/** What a visitor has allowed (section 3 of the specification). */
export type ConsentChoice = 'all' | 'essential';
