import { slips } from '../../../__tests__/support/slips';
import { formatText } from '../browser';

const allSlips = Object.entries(slips).flatMap(([language, pairs]) =>
  pairs.map(([typed, wanted]): [string, string, string] => [language, typed, wanted]),
);

test.each(allSlips)('a slip in %s is mended, and a second time changes nothing: %s', (language, typed, wanted) => {
  expect(formatText(typed, language)).toBe(wanted);
  expect(formatText(wanted, language)).toBe(wanted);
});

/** Texts that are right as they are. */
const right: Record<string, readonly string[]> = {
  fr: [
    'Suivez {{includedFiles}}\u00a0dossiers, dès {{ price }} par mois',
    'Écrivez à d’abord@exemple.example, puis voyez https://exemple.example/a?b=1&copy=2...',
    'Voir <a href="x">ici</a>, [ici](/fr?a=1), `a - b`',
    'Le 1er\u00a0janvier 2030, à 10:30, et 12\u00a0000 dossiers',
    'Yahoo! et Node.js, ASP.NET, Booking.Com, p.ex. la S.L. et 3.5',
    'Plan 🇫🇷 👩‍🌾 👍🏽 ✔︎ ©️ 1️⃣ 🫩 🏳️‍🌈 \ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f',
    'Col·lecció d’Łódź et Straße, à ΔT de 3 kΩ, λ et µm',
    'می‌خواهم',
    '20\u00a0m² et ½, 1ᵉʳ, Mʳˢ et 2.º, BAR-EN-101 et RES010 155, en 2026 300 pages, EN 301 549, au +34 555 010 203 ou 555 010 203',
    '«\u00a0IRMÃ\u00a0» et STRÓŻ, IRMÃ…',
    'SÉCURITÉ\u00a0: ÊTRE À L’ÉCOUTE…',
    '«\u00a0Étude et “devis”\u00a0», puis «\u00a0plan\u00a0»',
    'R&D et Vent&regard, un cœur <3 et x<y, (1*2) et 3*4, le_plan_du_jour',
    'Un écran de 27", un tuyau de 5\' et une pente de 6\'2"',
    'Plan […] et devis, + IVA, 30\u00a0jours, suivons-\u2060le',
    'Il dit\u202f: «\u00a0Oui\u202f!\u00a0» (vraiment\u202f?)',
    'Voyez ../plan et a/../b',
    'L’Oréal, O’Neill, Leroy-Merlin, BASF & Fils',
  ],
  es: [
    '¿Cuánto? ¡Ya! ¿Y el Sr. García viene? Ya trabaja, ¿verdad?',
    'Trabajamos con Yahoo! y Canal+',
    'La «obra “mayor”» cuesta 140\u00a0€ (+ IVA)',
    'Del 1.º al 3.er piso, a las 10:30',
  ],
  en: ['How much? 3% of £1,200: “yes”, it’s ‘fine’', 'Yahoo! and Who’s Who, 9–5, e.g. v2.0', 'A 19" rack'],
  ja: ['全角　空白'],
};

test.each(Object.entries(right).flatMap(([language, texts]) => texts.map((text): [string, string] => [language, text])))(
  'a right text in %s stays: %s',
  (language, text) => {
    expect(formatText(text, language)).toBe(text);
  },
);

test('a lost letter stays: somebody has to write it again', () => {
  expect(formatText('Étude g\ufffdolocalisée', 'fr')).toBe('Étude g\ufffdolocalisée');
});

test('a text without end takes no time', () => {
  const started = performance.now();
  for (const part of ['"', "'", '“', '« ', 'a ', 'a.', '(', '<', '.', 'Ã']) formatText(part.repeat(10_000), 'fr');
  expect(performance.now() - started).toBeLessThan(5000);
});
