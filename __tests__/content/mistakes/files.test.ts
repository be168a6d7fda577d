import { changing, type Json, replacing, sampleData, sourceOf } from '../../support/sample-data';
import { expectReported, type Mistake, setting } from './mistake';

const site = 'site.json';
const packs = 'packs.json';
const faq = 'locales/es/content/faq.json';
const planning = 'locales/es/content/features/planning.json';
const publisher = 'locales/es/content/legal/publisher.json';

const mistakes: Mistake[] = [
  {
    name: 'a legal page that a language has not',
    damage: { [publisher]: null },
    file: publisher,
    key: '',
  },
  {
    name: 'a section that a language has not',
    damage: { [publisher]: changing((value) => (value.sections as Json[]).pop()) },
    file: publisher,
    key: 'sections',
    line: '"sections"',
  },
  { name: 'a missing file', damage: { [faq]: null }, file: faq, key: '' },
  { name: 'a missing file of facts', damage: { [packs]: null }, file: packs, key: '' },
  {
    name: 'a file that means nothing',
    damage: { 'locales/fr/extra.json': () => '{}' },
    file: 'locales/fr/extra.json',
    key: '',
  },
  { name: 'a file in the wrong folder', damage: { 'hero.json': () => '{}' }, file: 'hero.json', key: '' },
  {
    name: 'words for a feature that does not exist',
    damage: { 'locales/es/content/features/ghost.json': () => sourceOf(planning).replace('plan-huerto', 'ghost') },
    file: 'locales/es/content/features/ghost.json',
    key: '',
  },
  {
    name: 'a picture that is not there',
    damage: { [planning]: setting('src', '"features/es/ghost.png"') },
    file: planning,
    key: 'image.src',
    line: '"src"',
  },
  {
    name: 'a portrait that is not there',
    damage: { 'testimonials.json': replacing('gardener-lille.png', 'gardener-lugo.png') },
    file: 'testimonials.json',
    key: 'testimonials[0].imageSrc',
    line: 'gardener-lugo',
  },
  {
    name: 'a name between braces that no fact has',
    damage: { [faq]: replacing('{{price}}', '{{precio}}') },
    file: faq,
    key: 'entries[1].answer',
    line: '{{precio}}',
  },
  {
    name: 'a text that leaves out a value',
    damage: { [faq]: replacing('{{setupFee}}', '600 €') },
    file: faq,
    key: 'entries[3].answer',
    line: '600 €',
  },
  {
    name: 'a brace too few',
    damage: { [faq]: replacing('{{price}}', '{{price}') },
    file: faq,
    key: 'entries[1].answer',
    line: '{{price}',
  },
  {
    name: 'a brace too few in every language',
    damage: Object.fromEntries(
      ['fr', 'es'].map((code) => [`locales/${code}/content/faq.json`, replacing('{{price}}', '{{price}')]),
    ),
    file: faq,
    key: 'entries[1].answer',
    line: '{{price}',
  },
  {
    name: 'a brace too few in the words of the interface',
    damage: Object.fromEntries(['fr', 'es'].map((code) => [`locales/${code}/header.json`, replacing('{{name}}', '{name}')])),
    file: 'locales/es/header.json',
    key: 'logo',
    line: '{name}',
  },
  {
    name: 'a list that is shorter than in French',
    damage: { [faq]: changing((value) => (value.entries as Json[]).pop()) },
    file: faq,
    key: 'entries',
    line: '"entries"',
  },
  {
    name: 'a list in another order than in French',
    damage: { [faq]: changing((value) => (value.entries as Json[]).reverse()) },
    file: faq,
    key: 'entries',
    line: '"entries"',
  },
  {
    name: 'a folder of a language that the site does not name',
    damage: Object.fromEntries(
      [...sampleData().sources]
        .filter(([path]) => path.startsWith('locales/es/'))
        .map(([path, source]) => [path.replace('/es/', '/pt/'), () => source]),
    ),
    file: site,
    key: 'languages',
    line: '"languages"',
  },
  {
    name: 'a language without a folder',
    damage: { [site]: replacing('"es"]', '"es", "pt"]') },
    file: site,
    key: 'languages[2]',
    line: '"pt"',
  },
  {
    name: 'a line of a pack that does not exist',
    damage: { [packs]: replacing('"weatherAlerts"', '"weatherGhost"') },
    file: packs,
    key: 'packs[0].features[2].id',
    line: '"weatherGhost"',
  },
  {
    name: 'an id that stands twice',
    damage: { 'features.json': replacing('"plots"', '"planning"') },
    file: 'features.json',
    key: 'features[1].id',
    line: '"folder"',
  },
];

test.each(mistakes)('an inconsistency between files is reported at its file, key and line: $name', expectReported);
