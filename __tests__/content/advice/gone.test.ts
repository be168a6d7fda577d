import type { Draft } from '../damages';
import { expectMessages, type Row, withoutLine } from './expect-messages';

const faq = 'locales/fr/content/faq.json';

const gone: Row[] = [
  [
    'a testimonial taken out of the facts alone',
    (draft) => withoutLine(draft, 'testimonials.json', 'installerValencia'),
    [
      'testimonials.json',
      '"testimonials"',
      'Add "installerValencia", or take it out of data/locales/fr/content/testimonials.json, data/locales/en/content/testimonials.json and data/locales/es/content/testimonials.json.',
    ],
    ['sample-values.json', 'installerValencia', 'found a line for testimonials.installerValencia.id'],
    ['images/testimonials/installer-valencia.png', '', 'Name it where it belongs, or take it out.'],
  ],
];

/** Gives a file another name. */
const rename = (from: string, to: string) => (draft: Draft) => {
  if (to.endsWith('.json')) draft.write(to, draft.read(from));
  else draft.data.others = new Set([to]);
  draft.remove(from);
};

gone.push(
  [
    'a letter among the pictures',
    ({ data }) => data.images.add('features/fr/textes.docx'),
    ['images/features/fr/textes.docx', '', 'found a file that is no picture; expected only pictures here. Take it out'],
  ],
  ...['Faq.json', 'faq .json', 'faq (1).json', 'faq - Copie.json', 'faqs.json', 'faq.json.txt'].map((name): Row => {
    const path = `locales/fr/content/${name}`;
    return [
      `a file under the name ${name}`,
      rename(faq, path),
      [path, '', `expected data/${faq}, which is not there. Rename it to data/${faq}, if it is that.`],
    ];
  }),
);

describe('missing content is reported with how to restore or remove it', () => {
  test.each(gone)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
