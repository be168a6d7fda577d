import { replacing } from '../../support/sample-data';
import { expectReported, type Mistake, setting, without } from './mistake';

const site = 'site.json';
const hero = 'locales/fr/hero.json';
const policy = 'locales/es/content/legal/cookies.json';

const mistakes: Mistake[] = [
  { name: 'a missing first key', damage: { [hero]: without('badge') }, file: hero, key: 'badge', line: '"headlineBefore"' },
  {
    name: 'an unknown key',
    damage: { [hero]: replacing('"badge"', '"bagde": "x",\n  "badge"') },
    file: hero,
    key: 'bagde',
    line: 'bagde',
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
    name: 'a source language that the site has not',
    damage: { [site]: setting('sourceLanguage', '"pt"') },
    file: site,
    key: 'sourceLanguage',
    line: 'sourceLanguage',
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
      ['origin', '"https://www.example.com"', '"https://www.example.com;x"'],
      ['contact.chatUrl', '"https://chat.example.com/34555010203"', '"https://me@chat.example.org/"'],
      ['contact.demoFormUrl', '"https://forms.example.com/demo"', '"https://forms.example.org/,x"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"https://a;script-src-elem"'],
      ['security.contact', '"mailto:security@example.com"', '"https://me:word@www.example.com"'],
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
