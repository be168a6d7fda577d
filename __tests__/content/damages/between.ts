import {
  all,
  change,
  type Damage,
  type Damages,
  each,
  edit,
  faq,
  hero,
  imprint,
  picture,
  set,
  signature,
  spanishFaq,
  withoutLine,
} from './draft';

const packs = 'packs.json';
const people = 'testimonials.json';
const french = 'locales/fr/content/testimonials.json';

type Entries = { entries: { id: string }[] };

const renamedIn = (path: string, was: string, is: string) => edit(path, `"${was}"`, `"${is}"`);
const inLanguages = (languages: string) =>
  edit('features.json', '"id": "diagnostic",', `"id": "diagnostic", "languages": ${languages},`);
const withoutFile =
  (path: string): Damage =>
  (draft) =>
    draft.remove(path);

/** What is said of the feature's whole picture, not of its plates. */
const ofPicture = /(?<="image": \{[^}]*)"alt": "[^"]*"/;

/** Takes an optional key out of the first benefit of a feature. */
const without = (key: string, path: string) =>
  change<{ benefits: Record<string, unknown>[] }>(path, ({ benefits: [first] }) => delete first?.[key]);

/** What stands in several files, and must agree. */
export const ids: Damages = {
  'a testimonial taken out of the facts alone': withoutLine(people, 'installerValencia'),
  'a testimonial that the source language lacks': change<{ testimonials: { id: string }[] }>(french, (value) => {
    value.testimonials = value.testimonials.filter(({ id }) => id !== 'installerValencia');
  }),
  'a feature with a testimonial that there is not': edit('features.json', 'agencyMadrid', 'agencyMadird'),
  'a question that only the translations have': change<Entries>(faq, (value) => {
    value.entries = value.entries.filter(({ id }) => id !== 'additionalFiles');
  }),
  'a line that two languages have, of three': change<{ setup: string[] }>('locales/es/content/packs.json', ({ setup }) =>
    setup.shift(),
  ),
  'the sentence of a benefit that a language lacks': without('proof', 'locales/es/content/features/signature.json'),
  'the sentence of a benefit that the source language lacks': without('proof', signature),
  'the plate of a benefit that a language lacks': without('plate', 'locales/es/content/features/signature.json'),
  'a section of a page less in a language': change<{ sections: object[] }>(
    'locales/es/content/legal/imprint.json',
    ({ sections }) => sections.pop(),
  ),
  'questions in another order': change<Entries>(spanishFaq, ({ entries }) => entries.reverse()),
  'a question that is published in some languages': edit(
    spanishFaq,
    '"id": "additionalFiles",',
    '"id": "additionalFiles",\n      "published": false,',
  ),
  ...each(
    ['features.json signature caseFiles', 'legal.json cookies cookiePolicy'],
    (words) => renamedIn(...(words.split(' ') as [string, string, string])),
    (words) => `an id renamed in a list alone: ${words}`,
  ),
  'a mistake in a file, which hides those between files': all(
    set(hero, { badge: '', headlineBefore: '' }),
    edit(spanishFaq, '{{price}}', '{{nme}}'),
    renamedIn(packs, 'automaticZones', 'ghostZones'),
  ),
  'a folder without a language': (draft) => draft.write('locales/pt/hero.json', draft.read(hero)),
  'a page without a text in a language that it names': all(
    inLanguages('["fr", "es"]'),
    withoutFile('locales/es/content/features/diagnostic.json'),
  ),
  'a page not in every language': all(
    inLanguages('["fr", "en"]'),
    withoutFile('locales/es/content/features/diagnostic.json'),
  ),
  'a text in a language that a page does not name': inLanguages('["fr"]'),
  'one new slug for two features': all(
    set(signature, { slug: 'page-neuve' }),
    set('locales/fr/content/features/calendrier.json', { slug: 'page-neuve' }),
  ),
};

/** A picture that has another name, or none. */
const pictureAt =
  (to?: string): Damage =>
  ({ data }) => {
    const facts = data.imageFacts.get(picture);
    data.images.delete(picture);
    data.imageFacts.delete(picture);
    if (to === undefined || !facts) return;
    data.images.add(to);
    data.imageFacts.set(to, facts);
  };

/** A picture of another size or type. */
const looks =
  (facts: { width: number; height: number; bytes?: number; type?: string }, path = picture): Damage =>
  ({ data }) =>
    data.imageFacts.set(path, { bytes: 40_000, ...facts });

/** Pictures that are missing or do not fit, and the demo. */
export const pictures: Damages = {
  'a picture under another name': pictureAt('features/fr/signatures.png'),
  'a picture that is gone': pictureAt(),
  'a picture whose name ends in capitals': pictureAt('features/fr/signature.PNG'),
  'a picture whose accents are characters of their own': all(
    pictureAt('features/fr/été.png'),
    edit(signature, picture, 'features/fr/e\u0301te\u0301.png'),
  ),
  'a picture that is damaged': looks({ width: 0, height: 0 }),
  'a WebP file named .png': looks({ width: 1_600, height: 1_000, type: 'webp' }),
  'a GIF named .png': looks({ width: 1_600, height: 1_000, type: 'gif' }),
  'a picture that is too small': looks({ width: 800, height: 500 }),
  'a picture of too many pixels': looks({ width: 16_383, height: 16_383 }),
  'a picture of too many bytes': looks({ width: 4_000, height: 2_500, bytes: 2_345_678 }),
  'a picture that is too high': looks({ width: 1_600, height: 2_400 }),
  'a portrait that is no square': looks({ width: 200, height: 300 }, 'testimonials/installer-valencia.png'),
  'a picture that is not described': edit(signature, ofPicture, '"alt": "Dossiers CAE"'),
  ...each(
    [
      'Capture d’écran du logiciel',
      'Capture d’écran 2026-05-12 à 10.12.33',
      'IMG_20260512_101233',
      'Photo de la façade',
      'Photo d’une façade isolée',
    ],
    (alt) => edit(signature, ofPicture, `"alt": "${alt}"`),
    (alt) => `a picture described as ${alt}`,
  ),
  'a picture that nothing names': ({ data }) => data.images.add('features/fr/ancien.png'),
  'a letter among the pictures': ({ data }) => data.images.add('features/fr/textes.docx'),
  'a demo that a language lacks': ({ data }) => data.staticFiles.delete('/tour/es.html'),
};

const policy = (code: string) => `locales/${code}/content/legal/cookies.json`;
const service = (about: object) => set('site.json', { thirdParties: [{ name: 'Others', ...about }] });
const policiesSaying = (words: string, languages = ['fr', 'en', 'es']) =>
  all(
    ...languages.map((code) =>
      change<{ sections: { paragraphs: string[] }[] }>(policy(code), ({ sections }) => sections[0]?.paragraphs.push(words)),
    ),
  );
const cookies = (words: string) => all(service({ cookies: ['_id', '_id_*'] }), policiesSaying(`Others: ${words}`));
const loads = set('site.json', {
  tagManager: 'https://tags.brasa.org/gtm.js?id=GTM-1',
  demoFrameUrl: 'https://demo.brasa.org/{{language}}',
});

/** Services of others, and what the cookie policy says of them. */
export const services: Damages = {
  'what pages load, of a service that has no name': loads,
  'the same, with a service of other addresses': all(
    loads,
    policiesSaying('Others'),
    service({ scripts: ['https://tags.brasa.org/gtm.js'], frames: ['https://tags.brasa.org'] }),
  ),
  'the same, with its service': all(
    loads,
    policiesSaying('Others'),
    service({ scripts: ['https://tags.brasa.org/gtm.js'], frames: ['https://*.brasa.org'] }),
  ),
  'a service that a policy does not name': all(service({}), policiesSaying('Others', ['fr', 'es'])),
  ...each(
    ['_id and _id_*', '_id_*', '_id', '_id_more, my_id and -_id'],
    cookies,
    (words) => `cookies _id and _id_*, told as ${words}`,
  ),
  'a service without a cookie policy': all(
    service({}),
    change<{ pages: { id: string }[] }>('legal.json', (value) => {
      value.pages = value.pages.filter(({ id }) => id !== 'cookies');
    }),
    ...['fr', 'en', 'es'].map((code) => withoutFile(policy(code))),
  ),
  'a service whose cookie policy is missing': all(
    service({}),
    ...['fr', 'en', 'es'].map((code) => withoutFile(policy(code))),
  ),
  'a service whose cookie policy is not published': all(
    service({}),
    edit('legal.json', '"id": "cookies",', '"id": "cookies", "published": false,'),
  ),
  'a policy that leaves out what the site keeps': edit(policy('es'), '"cookieConsentRecord"', '"cookieRecord"'),
};

/** A change of what was committed, with a legal page that last changed long ago. */
const since = (...damages: Damage[]) =>
  all(
    edit('legal.json', '2026-11-21', '2020-01-15'),
    (draft) => draft.commit(packs, 'legal.json', imprint, 'locales/es/content/legal/imprint.json'),
    ...damages,
  );

const upright = 'features/fr/signature-portrait.png';

/** Other pictures than in the last commit, under the same names. */
const replaced =
  (...pictures: string[]): Damage =>
  (draft) => {
    draft.commit(signature);
    const { committed, imageFacts } = draft.data;
    draft.data.committed = new Map([...(committed ?? []), [`images/${picture}`, 'a'], [`images/${upright}`, 'b']]);
    for (const [path, facts] of imageFacts)
      imageFacts.set(path, { ...facts, id: pictures.includes(path) ? 'c' : path === upright ? 'b' : 'a' });
  };

const otherWords = edit(signature, ofPicture, '"alt": "Le nouveau dossier du client en mai"');

/** What is compared with the last commit. */
export const commits: Damages = {
  'a picture that is gone, beside one of a similar name': all(replaced(), (draft) => {
    draft.data.images.delete(picture);
    draft.data.images.add(picture.replace('signature', 'signatures'));
  }),
  'a price ten times as high': since(edit(packs, '"price": 350', '"price": 3500')),
  'a price that is twice as high': since(edit(packs, '"price": 350', '"price": 700')),
  'a price that no price is like, told once': since(edit(packs, '"price": 350', '"price": 35000')),
  'a legal text under its former date': since(edit(imprint, 'qui l’héberge', 'qui le sert')),
  'a legal text changed again on the day of its date': all(
    edit('legal.json', '2026-11-21', new Date().toLocaleDateString('sv-SE')),
    (draft) => draft.commit('legal.json', imprint),
    edit(imprint, 'qui l’héberge', 'qui le sert'),
  ),
  'a better translation of a legal text': since(edit('locales/es/content/legal/imprint.json', 'Este sitio', 'Esta web')),
  'a picture replaced, its words and its upright version left': replaced(picture),
  'a picture replaced with its words, the upright version left': all(replaced(picture), otherWords),
  'both pictures replaced, and the words': all(replaced(picture, upright), otherWords),
  'another picture': all((draft) => draft.commit(signature), edit(signature, picture, upright)),
  'another language of the cookie bar, with a policy that says the same as before': all(
    (draft) => draft.commit('site.json', policy('fr'), policy('es')),
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "page"'),
    edit(policy('fr'), 'Votre choix,', 'Votre choix propre,'),
  ),
  'a button renamed, whose former name pages of two languages quote': all(
    (draft) => draft.commit('locales/fr/content/cookies.json'),
    edit('locales/fr/content/cookies.json', '"acceptAll": "Tout accepter"', '"acceptAll": "Accepter tout"'),
    edit('locales/fr/content/cookies.json', '"acceptAll": "Tout accepter"', '"acceptAll": "Accepter tout"'),
  ),
  'a button renamed that has its former name elsewhere': all(
    (draft) => draft.commit('locales/fr/content/cookies.json'),
    edit('locales/fr/content/cookies.json', '"acceptAll": "Tout accepter"', '"acceptAll": "Accepter tout"'),
  ),
  'published addresses removed by hand, and one given to another page': all(
    (draft) => draft.commit('published-addresses.json'),
    edit('published-addresses.json', '    "/precios": "redirect",\n', ''),
    edit('published-addresses.json', '"/es/cookies": "es/legal/cookies"', '"/es/cookies": "es/legal/imprint"'),
  ),
  'a published redirect that has become a page': all(
    edit('published-addresses.json', '"fr/feature/permissions"', '"redirect"'),
    (draft) => draft.commit('published-addresses.json'),
    edit('published-addresses.json', '"redirect"', '"fr/feature/permissions"'),
  ),
};
