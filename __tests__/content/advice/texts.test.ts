import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';

const text = (by: string) => edit(hero, 'Étude et devis', by);
const line = '"quote"';

const texts: Row[] = [
  ['HTML in French alone', text('Étude <b>et</b> devis'), [hero, line, 'found HTML: "<b>", "</b>"; expected plain text']],
  [
    'HTML in all languages',
    (draft) => {
      draft.edit(hero, 'Étude et devis', 'Étude<br/>et devis');
      draft.edit(spanishHero, '"works": "', '"works": "<i>Ya</i> ');
    },
    [spanishHero, '"works"', 'found HTML: "<i>", "</i>"'],
    [hero, line, 'found HTML: "<br/>"; expected plain text: visitors would read the tags.'],
  ],
  ['a tag without a space', text('Étude <svg/onload=alert(1)>'), [hero, line, 'HTML: "<svg/onload=alert(1)>"']],
  [
    'an element that nothing closes',
    text('<img src=x onerror=alert(1)'),
    [hero, line, 'HTML: "<img src=x onerror=alert(1)"'],
  ],
  ['bold in Markdown', text('Plan **et** devis'), [hero, line, 'found Markdown: "**et**"; expected plain text']],
  ['a link in Markdown', text('Plan [et](/fr) devis'), [hero, line, '"[et](/fr)"']],
  ['a heading in Markdown', text('# Étude et devis'), [hero, line, 'found Markdown: "#"']],
  ['a line of a list in Markdown', text('- Étude et devis'), [hero, line, 'found Markdown: "-"']],
  [
    'an entity',
    text('Étude &amp; devis'),
    [
      hero,
      line,
      'which HTML writes for a character; expected the character itself: visitors would read what stands here. Write & for &amp;.',
    ],
  ],
  ['an entity with a digit', text('Plan de 20 m&sup2; et &frac12;'), [hero, line, 'Write ² for &sup2;, ½ for &frac12;.']],
  ['an entity without a semicolon', text('Étude &amp devis &copy2030'), [hero, line, 'Write & for &amp, © for &copy.']],
  ['entities with numbers', text('Étude &#233; devis &#xE9;'), [hero, line, 'Write é for &#233;, é for &#xE9;.']],
  [
    'a question that nothing closes',
    edit(spanishHero, '"works": "', '"works": "¿Y '),
    [spanishHero, '"works"', 'closes with ?, an exclamation that closes with !. Put ? or ! where it ends.'],
  ],
  [
    'a space after an opening mark',
    edit(spanishHero, '"works": "Obra"', '"works": "¿ Obra?"'),
    [spanishHero, '"works"', 'found "¿ Obra?"; expected no space after ¿ and ¡'],
  ],
  ['three dots that stand for a text', text('…'), [hero, line, 'found "…"; expected a text that is ready to be read']],
  ['a price that is not cut in half', text('Plan à EUR 8 et 12,5 %'), [hero, line, 'found "12,5 %"']],
  ['a note in brackets', text('Étude et [à traduire]'), [hero, line, 'found "[à traduire]"; expected a text that is ready']],
  ['a text of marks', text('xxx'), [hero, line, 'found "xxx"']],
  ['what is left out of a quotation', text('Plan […] et devis')],
  ['a plus sign before what is added', text('+ IVA')],
  ['a bullet', text('• Étude et devis'), [hero, line, 'found Markdown: "•"']],
  ['a bullet of a word processor', text('\uf0b7 Étude et devis'), [hero, line, 'a character that nobody sees (U+F0B7)']],
  ['a letter of another alphabet', text('Étude et d\u0435vis'), [hero, line, '(\u0435) in "d\u0435vis"']],
  ['a letter of an alphabet far away', text('Étude et d\u13a0vis'), [hero, line, '(\u13a0) in "d\u13a0vis"']],
  [
    'a word in look-alikes of Latin letters',
    text('Plan \u0443 devis'),
    [hero, line, 'found "\u0443", in letters of another'],
  ],
  [
    'a letter of another alphabet in a fact',
    edit('site.json', 'Brasa Ejemplo', 'Br\u0430sa Ejemplo'),
    ['site.json', 'legalName', 'in "Br\u0430sa"'],
  ],
  ['a space before a comma', text('Étude , devis'), [hero, line, 'Write "Étude,".']],
  ['no space after a comma', text('Étude,devis'), [hero, line, 'Write "Étude, devis".']],
  ['a hyphen for a dash', text('Étude - devis'), [hero, line, 'Write "Étude – devis".']],
  ['two hyphens for a dash', text('Étude -- devis'), [hero, line, 'Write "Étude – devis".']],
  ['two dots', text('Étude et devis..'), [hero, line, 'Write "devis.".']],
  ['English quotation marks in French', text('Étude et “devis”'), [hero, line, 'expected quotation marks « »']],
  ['quotation marks inside of others', text('« Étude et “devis” »'.replace('« ', '«\u00a0').replace(' »', '\u00a0»'))],
  ['quotation marks of another language', text('Étude et „devis“'), [hero, line, 'Write "«\\u00a0devis\\u00a0»".']],
  ['two closing quotation marks', text('Étude et ”devis”'), [hero, line, 'Write "«\\u00a0devis\\u00a0»".']],
  ...['´', '`', '‘', '′', 'ʼ'].map(
    (sign): Row => [
      `${sign} for an apostrophe`,
      text(`Plan d${sign}hiver`),
      [hero, line, 'expected the curved apostrophe ’. Write "d’hiver".'],
    ],
  ),
  ['a space of full width', text('Plan\u3000devis'), [hero, line, 'expected a usual space. Write "Plan devis".']],
  ['struck words in Markdown', text('Plan ~~et~~ devis'), [hero, line, 'found Markdown: "~~et~~"']],
  ['a reference to another text', text('Plan $t(hero.badge)'), [hero, line, 'found "$t(hero.badge)"']],
  ['accents in a heap', text('Plan a\u0336\u0321\u034d\u0322'), [hero, line, '4 accents on one letter']],
  ['a placeholder in a fact', edit('site.json', 'Brasa Ejemplo', '{{name}}'), ['site.json', 'legalName', 'found {{name}}']],
  ['a ligature in a fact', edit('site.json', 'Brasa Ejemplo', 'Brasa Eﬀet'), ['site.json', 'legalName', 'Write "Effet".']],
  ['a ligature', text('Plan ﬁnal'), [hero, line, 'Write "final".']],
  ['letters of full width', text('Ｐlan'), [hero, line, 'Write "Plan".']],
  ...[
    ['Le plan.Le devis', 'plan. Le'],
    ['Le plan…Le devis', 'plan… Le'],
    ['Le «\\u00a0plan\\u00a0»Le devis', 'plan\\u00a0» Le'],
    ['Un plan (court).Le devis', 'court). Le'],
    ['Le CRM.Il', 'CRM. Il'],
  ].map(
    ([glued = '', apart = '']): Row => [`no space after what closes a sentence: ${glued}`, text(glued), [hero, line, apart]],
  ),
  ...['Ã©', 'â‚¬', 'Å“', 'â‰¥', '√©', '‚Ç¨', 'â\u0082¬', 'Ĺ“', 'Ð¡Ð»'].map(
    (broken): Row => [
      `UTF-8 in another encoding: ${JSON.stringify(broken)}`,
      text(`Plan de ${broken}x`),
      [hero, line, 'found broken letters in a text, such as'],
    ],
  ),
  [
    'a soft hyphen',
    text('Étude et de\u00advis'),
    [
      hero,
      line,
      'found a character that nobody sees (U+00AD); expected only characters that can be seen, and spaces. Type this again: "devis".',
    ],
  ],
  ['a zero-width space', text('Étude et\u200b devis'), [hero, line, 'a character that nobody sees (U+200B)']],
  ['a character that joins nothing', text('Étude et\u200d devis'), [hero, line, 'a character that nobody sees (U+200D)']],
  ['a line separator', text('Étude et\u2028devis'), [hero, line, 'Type this again: "et devis".']],
  [
    'a line break, which pages do not show',
    text('Étude et\\ndevis'),
    [hero, line, 'found a character that nobody sees (U+000A)'],
  ],
  ...[
    ...[
      '\\u2066',
      '\\u061c',
      '\\u180e',
      '\\u2800',
      '\\u3164',
      '\\u115f',
      '\\uffa0',
      '\\ufffc',
      '\\ufffd',
      '\\ufe0f',
      '\\u034f',
    ],
    ...['\\u000b', '\\u0085', '\\ufff9', '\\ufdd0', '\\ue000', '\\ud83d', '\\udc41', '\\udb40\\udc41'],
  ].map((escaped): Row => {
    const code = (JSON.parse(`"${escaped}"`) as string).codePointAt(0) ?? 0;
    return [
      `${escaped} in a word`,
      text(`Étude et de${escaped}vis`),
      [hero, line, `(U+${code.toString(16).toUpperCase().padStart(4, '0')})`],
    ];
  }),
  ['accents of their own', text('Plan ve\u0301rifie\u0301'), [hero, line, 'Type this again: "vérifié".']],
  ['a no-break space between two words', text('Étude et\\u00a0devis'), [hero, line, 'Write "et devis".']],
  [
    'two mistakes of a kind in one text',
    text("L'un et l'autre"),
    [hero, line, 'Write "L’un".'],
    [hero, line, 'Write "l’autre".'],
  ],
  ['two kinds of mistakes in one text', text("L'un  et "), [hero, line, 'Take the space out at its end.']],
  [
    'an invisible character in a fact',
    edit('site.json', 'Brasa Ejemplo', 'Brasa\u200b Exemple'),
    ['site.json', 'legalName', 'U+200B'],
  ],
];

describe('text that visitors must not see is reported at its place, with the correction', () => {
  test.each(texts)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

test.each([
  'Plan 🇫🇷 👩‍🌾 👍🏽 ✔︎ ©️',
  '🏳️‍🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ 🫩',
  'Col·lecció d’Łódź et Straße',
  'Un plan à ΔT de 3 kΩ, λ et µm',
  'می‌خواهم',
  'Voir jardin.example.com',
  'Node.js, p.ex. la S.L. et 3.5',
  '20 m² et ½, 1ᵉʳ, Mʳˢ et 2.º',
  '«\\u00a0IRMÃ\\u00a0» et STRÓŻ',
  'SÉCURITÉ\\u00a0: ÊTRE À L’ÉCOUTE…',
  'R&D et Vent&regard',
  'Un cœur <3 et x<y',
  'Plan (1*2) et 3*4',
  'R&D; plan',
  'Étude < devis > total',
  'le_plan_du_jour',
  '30\\u00a0jours',
  'Suivons-\u2060le',
])('%s passes', (words) => expectMessages(text(words), words.includes(';') ? [[hero, line, 'narrow no-break space']] : []));
