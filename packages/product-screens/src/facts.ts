/**
 * The sample data of all screens: one case, from the visit to the premium, and a few other cases.
 * Place names and figures are the same in every language, so they are here and not in `words/`.
 */

/** What a delegated party (sujeto delegado) pays for each kilowatt-hour of certified yearly savings, in euros. */
export const PRICE_PER_KWH = 0.115;

/**
 * The case that all eight screens show. The Catastro reference is the example in the Catastro's documentation: its check
 * letters are valid, and no building has it.
 */
export const CASE = {
  reference: 'EXP-2026-0014',
  town: 'Valdepeñas',
  province: 'Ciudad Real',
  cadastre: '9872023VH5797S0001WX',
  measure: 'RES010',
  zone: 'D3',
  transmittance: { before: 1.6, after: 0.28 },
  surface: 155,
  /** Thousands of kelvin-hours a year in zone D3. */
  climate: 61,
  latitude: 38.7623,
  longitude: -3.3851,
  quote: 'P-2026-0031',
  signedAt: '2026-02-20T10:42',
  signatureHash: '9F2C 71D0 4B8E',
} as const;

/**
 * The forms of the case: their days, the times of their photos, when the office received the last one, and when the crew was back.
 */
export const FORMS = {
  start: { day: '2026-01-26', photos: ['08:40', '08:46', '08:53', '09:02'] },
  end: {
    day: '2026-02-13',
    photos: ['16:52', '16:58', '17:06', '17:14'],
    received: '17:20',
    declared: '17:21',
    back: '18:40',
  },
} as const;

/** The plot, which the first letters of the Catastro reference name. */
export const PLOT = CASE.cadastre.slice(0, 7);

/** Final energy saved per year, in kWh, rounded down: certificates count whole kilowatt-hours. */
export const SAVING = Math.floor((CASE.transmittance.before - CASE.transmittance.after) * CASE.surface * CASE.climate);

/** The premium for a saving in kWh per year, in euros. */
export function premiumOf(saving: number): number {
  return Math.round(saving * PRICE_PER_KWH * 100) / 100;
}

/**
 * The premiums of half a year, because a verifier and the region need months. Sorted by saving, so that their bars look like an energy
 * label.
 */
export const PREMIUMS = [
  { town: 'Getafe', zone: 'D3', measure: 'RES070', saving: 3860, status: 'requested' },
  { town: 'Valencia', zone: 'B3', measure: 'RES010', saving: 8940, status: 'verified' },
  { town: CASE.town, zone: CASE.zone, measure: CASE.measure, saving: SAVING, status: 'paid' },
  { town: 'Burgos', zone: 'E1', measure: 'RES060', saving: 21300, status: 'paid' },
  { town: 'Ciudad Real', zone: 'D3', measure: 'RES080', saving: 31600, status: 'draft' },
] as const;

/** A case in the list of premiums. */
export type Premium = (typeof PREMIUMS)[number];

/** Wednesday's stops in the order of the optimised route, which starts and ends at the first one. */
export const STOPS = [
  { town: 'Ciudad Real', latitude: 38.986, longitude: -3.927, time: '08:00' },
  { town: 'Almagro', latitude: 38.889, longitude: -3.712, time: '08:30' },
  { town: 'Valdepeñas', latitude: 38.762, longitude: -3.385, time: '10:45' },
  { town: 'Manzanares', latitude: 38.997, longitude: -3.37, time: '12:45' },
  { town: 'Daimiel', latitude: 39.07, longitude: -3.614, time: '16:00' },
];

/** The order in which the visits were entered, as indexes of `STOPS`, and their times in this order. */
export const ENTERED_ORDER: readonly number[] = [0, 3, 1, 2, 4];
export const ENTERED_TIMES: readonly string[] = ['08:00', '08:50', '11:30', '14:30', '17:40'];

/** The length of the day's route in kilometres, as entered and optimised. */
export const DRIVE = { before: 217, after: 142 } as const;

/** The week shown: its first day, the number of visits from Monday to Friday, and the index of today. */
export const WEEK = { monday: '2026-01-12', visits: [3, 2, 4, 3, 1], today: 2 } as const;

/** The date of a day of the week shown, from Monday, 0. */
export const dayOfWeek = (index: number): string =>
  `${WEEK.monday.slice(0, -2)}${String(Number(WEEK.monday.slice(-2)) + index).padStart(2, '0')}`;

/** What a role may do with a type of document: nothing, view it, edit it. */
export type Level = 0 | 1 | 2;

/** What each role may do with quotes, photos, the CAE file and invoices. */
export const RIGHTS = {
  manager: [2, 2, 2, 2],
  agency: [2, 1, 2, 1],
  technician: [1, 2, 2, 0],
  installer: [2, 2, 1, 2],
  delegate: [0, 1, 1, 1],
} as const satisfies Record<string, readonly Level[]>;

export type Role = keyof typeof RIGHTS;
export const ROLES = Object.keys(RIGHTS) as Role[];

/** When the changes of the access log happened, the newest first. */
export const CHANGE_TIMES = ['10:42', '10:15', '09:58'] as const;

/** When, on the same day, the technician lost the access to invoices. */
export const WITHDRAWN_AT = '08:47';
