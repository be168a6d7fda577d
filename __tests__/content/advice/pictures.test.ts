import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const picture = 'features/fr/planning.png';
const planning = 'locales/fr/content/features/planning.json';

/** Gives a picture another name, or none. */
const renamedPicture = (from: string, to?: string) => (draft: Draft) => {
  const facts = draft.data.imageFacts.get(from);
  draft.data.images.delete(from);
  draft.data.imageFacts.delete(from);
  if (to === undefined || !facts) return;
  draft.data.images.add(to);
  draft.data.imageFacts.set(to, facts);
};

const gone: Row[] = [
  [
    'a picture deleted, of which other languages have one by the same name',
    renamedPicture(picture),
    [
      planning,
      '"src"',
      `If the picture is new, add it there; or else restore it as it was last committed: git checkout HEAD -- data/images/${picture}`,
    ],
  ],
  [
    'a picture named without its folder of a language, in either language',
    (draft) => {
      for (const code of ['fr', 'es']) {
        draft.edit(
          `locales/${code}/content/features/planning.json`,
          `features/${code}/planning.png`,
          'features/planning.png',
        );
      }
    },
    ['locales/es/content/features/planning.json', '"src"', 'Did you mean "features/es/planning.png"?'],
    [planning, '"src"', 'Did you mean "features/fr/planning.png"?'],
  ],
  [
    'the pictures of the demo deleted',
    (draft) => {
      for (const code of ['fr', 'es']) renamedPicture(`demo/${code}.png`)(draft);
    },
    ['locales/es/content/demo.json', '"src"', 'git checkout HEAD -- data/images/demo/es.png'],
    ['locales/fr/content/demo.json', '"src"', 'git checkout HEAD -- data/images/demo/fr.png'],
  ],
  [
    'a picture whose name ends in capitals',
    renamedPicture(picture, 'features/fr/planning.PNG'),
    [planning, '"src"', 'Rename data/images/features/fr/planning.PNG to planning.png: capitals count.'],
  ],
  [
    'the name of a picture in capitals',
    edit(planning, picture, 'features/fr/Planning.png'),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'a picture with a space in its name, by the code for it',
    (draft) => {
      renamedPicture(picture, 'features/fr/le planning.png')(draft);
      draft.edit(planning, picture, 'features/fr/le%20planning.png');
    },
    [planning, '"src"', 'Write "features/fr/le planning.png": letters and spaces as they are, not their codes.'],
  ],
  [
    'a picture whose name has accents as characters of their own',
    (draft) => {
      renamedPicture(picture, 'features/fr/e\u0301te\u0301.png')(draft);
      draft.edit(planning, picture, 'features/fr/été.png');
    },
    [
      planning,
      '"src"',
      'Rename data/images/features/fr/e\u0301te\u0301.png to ete.png, here too: its accents are characters of their own, which looks the same.',
    ],
  ],
  [
    'a name with accents as characters of their own',
    (draft) => {
      renamedPicture(picture, 'features/fr/été.png')(draft);
      draft.edit(planning, picture, 'features/fr/e\u0301te\u0301.png');
    },
    [planning, '"src"', 'found accents that are characters of their own, in "e\u0301te\u0301"'],
  ],
  [
    'a picture of another name',
    renamedPicture(picture, 'features/fr/plannings.png'),
    [planning, '"src"', 'Did you mean "features/fr/plannings.png"?'],
  ],
  [
    'a picture by its path from the folder of the site',
    edit(planning, picture, `data/images/${picture}`),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'a picture on another site',
    edit(planning, picture, 'https://example.org/planning.png'),
    [planning, '"src"', 'Save the picture below data/images, and write its path below that folder.'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  [
    'a picture by a path with backslashes',
    edit(planning, picture, picture.replaceAll('/', '\\\\')),
    [planning, '"src"', `Write "${picture}": paths are written with /.`],
  ],
  [
    'a path whose backslashes JSON reads as signs that nobody sees',
    edit(planning, picture, 'features\\fr\\beans.png'),
    [planning, '"src"', 'Write "features/fr/beans.png": paths are written with /.'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  [
    'a folder of pictures that is misspelt',
    edit(planning, picture, 'feature/fr/planning.png'),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'what is known of the translations deleted',
    (draft) => draft.remove('translations/es.json'),
    [
      'translations/es.json',
      '',
      'run this when it is translated: npm run translations -- --done es; or else restore it as it was last committed: git checkout HEAD -- data/translations/es.json',
    ],
  ],
  [
    'what is known of the translations emptied',
    (draft) => draft.write('translations/es.json', '{}'),
    ['translations/es.json', '', 'found nothing of which texts the translations were written'],
  ],
  [
    'a demo that is not there',
    edit('site.json', '/tour/{{language}}.html', '/tour/new-{{language}}.html'),
    [
      'site.json',
      'demoFrameUrl',
      'found /tour/new-fr.html, but no file static/tour/new-fr.html; expected the file of the demo in every language. Put the files into static/, as "Change the tour" in data/README.md says',
    ],
  ],
];

describe('a missing picture, demo or note is reported with how to restore or remove it', () => {
  test.each(gone)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
