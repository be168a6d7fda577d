import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const facts = 'testimonials.json';
const packs = 'packs.json';
const french = 'locales/fr/content/testimonials.json';
const spanish = 'locales/es/content/testimonials.json';
const frenchPacks = 'locales/fr/content/packs.json';
const spanishPacks = 'locales/es/content/packs.json';

/** Takes the words of an id out of a language. */
const withoutWords = (draft: Draft, file: string, id: string) =>
  draft.write(file, draft.read(file).replace(new RegExp(` {4}\\{\\n {6}"id": "${id}"[\\s\\S]*?\\n {4}\\},\\n`), ''));

const rows: Row[] = [
  [
    'an id misspelt in the facts',
    edit(facts, '"growerVigo"', '"growrVigo"'),
    [facts, '"growrVigo"', `found "growrVigo", which is missing in data/${french} and data/${spanish}; expected one of`],
  ],
  [
    'an id misspelt in a translation',
    edit(spanish, '"growerVigo"', '"growrVigo"'),
    [spanish, '"growrVigo"', 'Did you mean "growerVigo"?'],
  ],
  [
    'an id misspelt in the source language',
    edit(french, '"growerVigo"', '"growrVigo"'),
    [french, '"growrVigo"', 'Did you mean "growerVigo"?'],
  ],
  [
    'another id in the facts',
    edit(facts, '"growerVigo"', '"farmerLeon"'),
    [facts, '"farmerLeon"', 'Did you mean "growerVigo"?'],
  ],
  [
    'a pack misspelt in a translation',
    edit(spanishPacks, '"estate"', '"estat"'),
    [spanishPacks, '"estat"', 'Did you mean "estate"?'],
  ],
  [
    'a line that no language has',
    edit(packs, '"photoLog"', '"droneLog"'),
    [packs, '"droneLog"', `Correct the id, add it to data/${frenchPacks} and data/${spanishPacks}, or take this entry out.`],
  ],
  [
    'a line misspelt in a translation',
    edit(spanishPacks, '"photoLog"', '"photoLogg"'),
    [spanishPacks, '"photoLogg"', 'Did you mean "photoLog"?'],
  ],
  [
    'a line that a translation lacks',
    (draft) => withoutWords(draft, spanishPacks, 'photoLog'),
    [spanishPacks, '"features"', `found no "photoLog"; expected the same ids as in data/${packs} and data/${frenchPacks}.`],
  ],
  [
    'a testimonial that the source language lacks',
    (draft) => withoutWords(draft, french, 'growerVigo'),
    [french, '"testimonials"', `Add "growerVigo", or take it out of data/${facts} and data/${spanish}.`],
  ],
  [
    'a testimonial whose words are still to be written',
    edit(
      facts,
      '    { "id": "growerVigo"',
      '    { "id": "farmerLeon", "rating": 5, "imageSrc": "testimonials/grower-vigo.png" },\n    { "id": "growerVigo"',
    ),
    [facts, '"farmerLeon"', `Correct the id, add it to data/${french} and data/${spanish}, or take this entry out.`],
  ],
];

describe('of files that share ids, the one that differs from the others is named, once', () => {
  test.each(rows)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
