import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';

const text = (by: string) => edit(hero, 'Plan et devis', by);
const line = '"quote"';

const texts: Row[] = [
  ['HTML in French alone', text('Plan <b>et</b> devis'), [hero, line, 'found HTML: "<b>", "</b>"; expected plain text']],
  [
    'HTML in all languages',
    (draft) => {
      draft.edit(hero, 'Plan et devis', 'Plan<br/>et devis');
      draft.edit(spanishHero, '"works": "', '"works": "<i>Ya</i> ');
    },
    [spanishHero, '"works"', 'found HTML: "<i>", "</i>"'],
    [hero, line, 'found HTML: "<br/>"; expected plain text: visitors would read the tags.'],
  ],
  ['bold in Markdown', text('Plan **et** devis'), [hero, line, 'found Markdown: "**et**"; expected plain text']],
  ['a link in Markdown', text('Plan [et](/fr) devis'), [hero, line, '"[et](/fr)"']],
  ['a heading in Markdown', text('# Plan et devis'), [hero, line, 'found Markdown: "#"']],
  ['a line of a list in Markdown', text('- Plan et devis'), [hero, line, 'found Markdown: "-"']],
  [
    'an entity',
    text('Plan &amp; devis'),
    [
      hero,
      line,
      'which HTML writes for a character; expected the character itself: visitors would read what stands here. Write & for &amp;.',
    ],
  ],
  ['entities with numbers', text('Plan &#233; devis &#xE9;'), [hero, line, 'Write é for &#233;, é for &#xE9;.']],
  ['three dots that stand for a text', text('…'), [hero, line, 'found "…"; expected a text that is ready to be read']],
  ['a note in brackets', text('Plan et [à traduire]'), [hero, line, 'found "[à traduire]"; expected a text that is ready']],
  ['a text of marks', text('xxx'), [hero, line, 'found "xxx"']],
  ['what is left out of a quotation', text('Plan […] et devis')],
  ['a bullet', text('• Plan et devis'), [hero, line, 'found Markdown: "•"']],
  ['a bullet of a word processor', text('\uf0b7 Plan et devis'), [hero, line, 'a character that nobody sees (U+F0B7)']],
  ['a letter of another alphabet', text('Plan et d\u0435vis'), [hero, line, '(\u0435) in "d\u0435vis"']],
  ['a space before a comma', text('Plan , devis'), [hero, line, 'Write "Plan,".']],
  ['no space after a comma', text('Plan,devis'), [hero, line, 'Write "Plan, devis".']],
  ['a hyphen for a dash', text('Plan - devis'), [hero, line, 'Write "Plan – devis".']],
  ['two hyphens for a dash', text('Plan -- devis'), [hero, line, 'Write "Plan – devis".']],
  ['two dots', text('Plan et devis..'), [hero, line, 'Write "devis.".']],
  ['English quotation marks in French', text('Plan et “devis”'), [hero, line, 'expected quotation marks « »']],
  ['quotation marks inside of others', text('« Plan et “devis” »'.replace('« ', '«\u00a0').replace(' »', '\u00a0»'))],
  [
    'a soft hyphen',
    text('Plan et de\u00advis'),
    [
      hero,
      line,
      'found a soft hyphen (U+00AD); expected only characters that can be seen, and spaces. Type this again: "devis".',
    ],
  ],
  ['a zero-width space', text('Plan et\u200b devis'), [hero, line, 'a zero-width space (U+200B)']],
  ['a character that joins nothing', text('Plan et\u200d devis'), [hero, line, 'a character that nobody sees (U+200D)']],
  ['a line separator', text('Plan et\u2028devis'), [hero, line, 'Type this again: "et devis".']],
  ['a line break, which pages do not show', text('Plan et\\ndevis'), [hero, line, 'found a line break (U+000A)']],
  ['accents of their own', text('Plan ve\u0301rifie\u0301'), [hero, line, 'Type this again: "vérifié".']],
  ['a no-break space between two words', text('Plan et\\u00a0devis'), [hero, line, 'Write "et devis".']],
  [
    'two mistakes of a kind in one text',
    text("L'un et l'autre"),
    [hero, line, 'Write "L’un".'],
    [hero, line, 'Write "l’autre".'],
  ],
  ['two kinds of mistakes in one text', text("L'un  et "), [hero, line, 'Take the space out at its end.']],
  [
    'an invisible character in a fact',
    edit('site.json', 'Verger Exemple', 'Verger\u200b Exemple'),
    ['site.json', 'legalName', 'U+200B'],
  ],
];

describe('text that visitors must not see is reported at its place, with the correction', () => {
  test.each(texts)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

test.each([
  'Plan 🇫🇷 👩‍🌾',
  'Plan (1*2) et 3*4',
  'R&D; plan',
  'Plan < devis > total',
  'le_plan_du_jour',
  '30\\u00a0jours',
  'Suivons-\u2060le',
])('%s passes', (words) => expectMessages(text(words), words.includes(';') ? [[hero, line, 'narrow no-break space']] : []));
