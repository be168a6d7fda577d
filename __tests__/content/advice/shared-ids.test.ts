import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const facts = 'testimonials.json';
const samples = 'sample-values.json';
const packs = 'packs.json';
const french = 'locales/fr/content/testimonials.json';
const english = 'locales/en/content/testimonials.json';
const spanish = 'locales/es/content/testimonials.json';
const frenchPacks = 'locales/fr/content/packs.json';
const englishPacks = 'locales/en/content/packs.json';
const spanishPacks = 'locales/es/content/packs.json';

/** Takes the words of an id out of a language. */
const withoutWords = (draft: Draft, file: string, id: string) =>
  draft.write(file, draft.read(file).replace(new RegExp(` {4}\\{\\n {6}"id": "${id}"[\\s\\S]*?\\n {4}\\},\\n`), ''));

const rows: Row[] = [
  [
    'an id misspelt in the facts',
    edit(facts, '"installerValencia"', '"instalerValencia"'),
    [
      facts,
      '"instalerValencia"',
      `found "instalerValencia", which is missing in data/${french}, data/${english} and data/${spanish}; expected one of`,
    ],
    [samples, 'installerValencia', 'found a line for testimonials.installerValencia.id'],
  ],
  [
    'an id misspelt in the source language',
    edit(french, '"installerValencia"', '"instalerValencia"'),
    [french, '"instalerValencia"', 'Did you mean "installerValencia"?'],
  ],
  [
    'a line that no language has',
    edit(packs, '"landRegistry"', '"droneLog"'),
    [
      packs,
      '"droneLog"',
      `Correct the id, add it to data/${frenchPacks}, data/${englishPacks} and data/${spanishPacks}, or take this entry out.`,
    ],
  ],
  [
    'a testimonial that the source language lacks',
    (draft) => withoutWords(draft, french, 'installerValencia'),
    [
      french,
      '"testimonials"',
      `Add "installerValencia", or take it out of data/${facts}, data/${english} and data/${spanish}.`,
    ],
  ],
];

describe('of files that share ids, the one that differs from the others is named, once', () => {
  test.each(rows)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
