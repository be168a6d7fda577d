import { demoAddress } from '../../src/data/demo-address';

const own = { demoFrameUrl: '/tour/{{language}}.html', sourceLanguage: 'fr' };
const files = new Set(['/tour/fr.html', '/tour/es.html']);
const hasFile = (address: string) => files.has(address);

test('a page shows the demo of its language', () => {
  expect(demoAddress(own, 'es', hasFile)).toEqual({ src: '/tour/es.html', language: 'es' });
});

test('where there is none, it shows the one in the source language, and says which language that is', () => {
  expect(demoAddress(own, 'pt', hasFile)).toEqual({ src: '/tour/fr.html', language: 'fr' });
});

test('a demo elsewhere is asked for the page’s language: nobody knows here what it has', () => {
  const elsewhere = { ...own, demoFrameUrl: 'https://demo.example/{{language}}' };
  expect(demoAddress(elsewhere, 'pt', hasFile)).toEqual({ src: 'https://demo.example/pt', language: 'pt' });
});
