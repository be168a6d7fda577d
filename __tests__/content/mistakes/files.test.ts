import { changing, type Json, replacing, sampleData } from '../../support/sample-data';
import { expectReported, type Mistake } from './mistake';

const site = 'site.json';
const packs = 'packs.json';
const faq = 'locales/es/content/faq.json';
const imprint = 'locales/es/content/legal/imprint.json';

const mistakes: Mistake[] = [
  {
    name: 'a section that a language has not',
    damage: { [imprint]: changing((value) => (value.sections as Json[]).pop()) },
    file: imprint,
    key: 'sections',
    line: '"sections"',
  },
  { name: 'a file in the wrong folder', damage: { 'hero.json': () => '{}' }, file: 'hero.json', key: '' },
  {
    name: 'a text that leaves out a value',
    damage: { [faq]: replacing('{{setupFee}}', '1.000 €') },
    file: faq,
    key: 'entries[4].answer',
    line: '1.000 €',
  },
  {
    name: 'a list in another order than in French',
    damage: { [faq]: changing((value) => (value.entries as Json[]).reverse()) },
    file: faq,
    key: 'entries[0].id',
    line: '"afterPremium"',
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
    name: 'a line of a pack that does not exist',
    damage: { [packs]: replacing('"automaticZones"', '"ghostZones"') },
    file: packs,
    key: 'packs[0].features[6].id',
    line: '"ghostZones"',
  },
];

test.each(mistakes)('an inconsistency between files is reported at its file, key and line: $name', expectReported);
