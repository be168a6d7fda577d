import { replacing } from '../../support/sample-data';
import { expectReported, type Mistake, setting, without } from './mistake';

const site = 'site.json';
const packs = 'packs.json';
const hero = 'locales/fr/hero.json';
const planning = 'locales/es/content/features/planning.json';
const policy = 'locales/es/content/legal/cookies.json';

const mistakes: Mistake[] = [
  { name: 'a missing comma', damage: { [hero]: replacing('",\n', '"\n') }, file: hero, key: '', line: 'schemas' },
  { name: 'a missing first key', damage: { [hero]: without('badge') }, file: hero, key: 'badge', line: '"headlineBefore"' },
  {
    name: 'a missing key',
    damage: { [hero]: without('headlineGradient') },
    file: hero,
    key: 'headlineGradient',
    line: '"headlineBefore"',
  },
  {
    name: 'a missing key inside a group',
    damage: { [hero]: without('works') },
    file: hero,
    key: 'stages.works',
    line: '"quote"',
  },
  {
    name: 'an unknown key',
    damage: { [hero]: replacing('"badge"', '"bagde": "x",\n  "badge"') },
    file: hero,
    key: 'bagde',
    line: 'bagde',
  },
  {
    name: 'a text where a number belongs',
    damage: { [planning]: setting('stat', '"58"') },
    file: planning,
    key: 'stat',
    line: '"stat"',
  },
  {
    name: 'a number where a text belongs',
    damage: { [hero]: setting('subtitle', '7') },
    file: hero,
    key: 'subtitle',
    line: 'subtitle',
  },
  {
    name: 'an empty text',
    damage: { [hero]: setting('subtitle', '""') },
    file: hero,
    key: 'subtitle',
    line: 'subtitle',
  },
  {
    name: 'a price below nothing',
    damage: { [packs]: setting('price', '-1') },
    file: packs,
    key: 'packs[0].price',
    line: '"price": -1',
  },
  {
    name: 'half a file per step',
    damage: { [packs]: setting('additionalFilesStep', '2.5') },
    file: packs,
    key: 'packs[0].additionalFilesStep',
    line: '2.5',
  },
  {
    name: 'a section that does not exist',
    damage: { [site]: replacing('"pricing"', '"prices"') },
    file: site,
    key: 'sections[3]',
    line: '"prices"',
  },
  {
    name: 'an address of the form without https',
    damage: { [site]: replacing('https://forms', 'http://forms') },
    file: site,
    key: 'contact.demoFormUrl',
    line: 'demoFormUrl',
  },
  {
    name: 'a language of the banner that is no code',
    damage: { [site]: setting('cookieBannerLanguage', '"french"') },
    file: site,
    key: 'cookieBannerLanguage',
    line: 'cookieBannerLanguage',
  },
  {
    name: 'a default language that the site has not',
    damage: { [site]: setting('defaultLanguage', '"pt"') },
    file: site,
    key: 'defaultLanguage',
    line: 'defaultLanguage',
  },
  {
    name: 'a source language that the site has not',
    damage: { [site]: setting('sourceLanguage', '"pt"') },
    file: site,
    key: 'sourceLanguage',
    line: 'sourceLanguage',
  },
  {
    name: 'a legal page without a date',
    damage: { 'legal.json': replacing('"2030-01-15"', '"soon"') },
    file: 'legal.json',
    key: 'pages[0].updated',
    line: '"soon"',
  },
  {
    name: 'a cookie of which the cookie policy says nothing',
    damage: { [site]: replacing('"thirdParties": []', '"thirdParties": [{ "name": "X", "cookies": ["_x"] }]') },
    file: site,
    key: 'thirdParties[0].cookies[0]',
    line: '"_x"',
  },
  {
    name: 'a cookie policy that leaves out an entry of the site',
    damage: { [policy]: replacing('"term": "cookieConsent"', '"term": "consent"') },
    file: policy,
    key: 'sections',
    line: '"sections"',
  },
  ...(
    [
      ['origin', '"https://verger.example"', '"https://verger.example;x"'],
      ['contact.chatUrl', '"https://chat.example.org/verger"', '"https://me@chat.example.org/"'],
      ['contact.demoFormUrl', '"https://forms.example.org/verger"', '"https://forms.example.org/,x"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"https://a;script-src-elem"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"javascript:alert(1)"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"data:text/html,x"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"//demo.example.org"'],
      ['security.contact', '"mailto:securite@verger.example"', '"https://me:word@verger.example"'],
      ['tagManager', '"tagManager": null', '"tagManager": "https://tags.example.org"'],
      ['thirdParties[0].scripts[0]', '"thirdParties": []', '"thirdParties": [{ "name": "X", "scripts": ["https://*"] }]'],
      [
        'thirdParties[0].scripts[0]',
        '"thirdParties": []',
        '"thirdParties": [{ "name": "X", "scripts": ["https://x.org"] }]',
      ],
      ['thirdParties[0].frames[0]', '"thirdParties": []', '"thirdParties": [{ "name": "X", "frames": ["https://*"] }]'],
    ] as const
  ).map(([key, good, bad]) => ({
    name: `${key}: ${bad}`,
    damage: { [site]: replacing(good, bad) },
    file: site,
    key,
    line: bad,
  })),
];

test.each(mistakes)('a wrong key or value is reported at its file, key and line: $name', expectReported);
