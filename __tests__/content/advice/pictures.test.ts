import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const picture = 'features/fr/signature.png';
const signature = 'locales/fr/content/features/signature.json';

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
      signature,
      '"src"',
      `If the picture is new, add it there; or, if it was committed before, restore it: git checkout HEAD -- data/images/${picture}`,
    ],
  ],
  [
    'a picture whose name ends in capitals',
    renamedPicture(picture, 'features/fr/signature.PNG'),
    [
      signature,
      '"src"',
      'Rename data/images/features/fr/signature.PNG to signature.png, here too: capitals and the form of accents count.',
    ],
  ],
  [
    'a name with accents as characters of their own',
    (draft) => {
      renamedPicture(picture, 'features/fr/été.png')(draft);
      draft.edit(signature, picture, 'features/fr/e\u0301te\u0301.png');
    },
    [signature, '"src"', 'found accents that are characters of their own, in "e\u0301te\u0301"'],
  ],
  [
    'a picture of another name',
    renamedPicture(picture, 'features/fr/signatures.png'),
    [signature, '"src"', 'Did you mean "features/fr/signatures.png"?'],
  ],
  [
    'a picture on another site',
    edit(signature, picture, 'https://example.org/signature.png'),
    [signature, '"src"', 'Save the picture below data/images, and write its path below that folder.'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  [
    'a path whose backslashes JSON reads as signs that nobody sees',
    edit(signature, picture, 'features\\fr\\beans.png'),
    [signature, '"src"', 'Write "features/fr/beans.png": folders with /, letters and spaces as they are.'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  [
    'what is known of the translations deleted',
    (draft) => draft.remove('translations/es.json'),
    [
      'translations/es.json',
      '',
      'run this when it is translated: npm run translations -- --done es; or, if it was committed before, restore it: git checkout HEAD -- data/translations/es.json',
    ],
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
