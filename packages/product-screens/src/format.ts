/** The languages of the site. */
export const LANGUAGES = ['fr', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' };

/** Formats numbers, amounts and dates in one language. */
export type Format = ReturnType<typeof createFormat>;

/** Creates the formatters of a language. */
export function createFormat(language: Language) {
  const locale = LOCALES[language];
  // By default, Spanish numbers below 10,000 have no thousands separator; with it, columns of amounts line up.
  const grouping = { useGrouping: 'always' } as unknown as Intl.NumberFormatOptions;
  // The font has no narrow no-break space, so the normal one is used.
  const plain = (text: string) => text.replaceAll('\u202f', '\u00a0');
  const at = (iso: string) => new Date(`${iso}${iso.includes('T') ? '' : 'T12:00'}Z`);
  const date = (iso: string, options: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at(iso)));
  const number = (value: number, decimals = 0) =>
    plain(
      new Intl.NumberFormat(locale, {
        ...grouping,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    );
  const money = (value: number, maximumFractionDigits: number) =>
    plain(
      new Intl.NumberFormat(locale, { ...grouping, style: 'currency', currency: 'EUR', maximumFractionDigits }).format(
        value,
      ),
    );
  const west = language === 'en' ? 'W' : 'O';
  return {
    language,
    number,
    money: (value: number) => money(value, 2),
    /** What a kilowatt-hour costs, to a tenth of a cent. */
    perKwh: (value: number) => `${money(value, 3)}/kWh`,
    /** An amount without cents. */
    euros: (value: number) => money(value, 0),
    percent: (value: number) => plain(new Intl.NumberFormat(locale, { style: 'percent' }).format(value)),
    day: (iso: string) => date(iso, { day: 'numeric', month: 'short' }),
    /** A day and its time, without the year. */
    moment: (iso: string) => `${date(iso, { day: 'numeric', month: 'short' })}, ${iso.slice(11)}`,
    weekday: (iso: string) => date(iso, { weekday: 'short' }).replace('.', ''),
    dateTime: (iso: string) => `${date(iso, { day: 'numeric', month: 'short', year: 'numeric' })}, ${iso.slice(11, 16)}`,
    coordinates: (latitude: number, longitude: number) =>
      `${number(Math.abs(latitude), 4)}°\u00a0N, ${number(Math.abs(longitude), 4)}°\u00a0${west}`.replaceAll(
        ', ',
        language === 'en' ? ', ' : ' · ',
      ),
  };
}
