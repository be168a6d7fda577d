import { markdownOf, markdownText } from '../../src/build/markdown-of';

const markdown = (main: string) =>
  markdownOf(`<header>Header</header><main>${main}</main><footer>Footer</footer>`, 'https://www.example.com/fr');

test('only the content is included', () => {
  expect(markdown('<h1>Dossiers</h1><p>Un seul écran.</p>')).toBe('# Dossiers\n\nUn seul écran.\n');
});

test('addresses are absolute', () => {
  expect(markdown('<a href="/fr/fonctionnalites">Liste</a>')).toBe('[Liste](https://www.example.com/fr/fonctionnalites)\n');
  expect(markdown('<a href="#faq">Questions</a>')).toBe('[Questions](https://www.example.com/fr#faq)\n');
  expect(markdown('<img src="/poster.png" alt="Démo">')).toBe('![Démo](https://www.example.com/poster.png)\n');
});

test('elements that only styles separate get a space', () => {
  expect(markdown('<p><span>80 %</span><span>de temps en moins</span></p>')).toBe('80 % de temps en moins\n');
  expect(markdown('<p>Un <strong>dossier</strong>, un écran.</p>')).toBe('Un **dossier**, un écran.\n');
});

test('hidden elements are omitted', () => {
  expect(markdown('<div role="status"><p>Chargement…</p><a href="/tour">Ouvrir</a></div>')).toBe(
    '[Ouvrir](https://www.example.com/tour)\n',
  );
  expect(markdown('<h2>Tarif</h2><p aria-hidden="true">49</p><button>Choisir</button>')).toBe('## Tarif\n');
});

test('a text never becomes HTML or a link', () => {
  const text = 'Un &lt;img src=x onerror=alert(1) et &amp;lt;b> ou ](https://example.org)';
  const written = 'Un \\<img src=x onerror=alert(1) et \\&lt;b> ou \\](https://example.org)';
  expect(markdown(`<p>${text}</p>`)).toBe(`${written}\n`);
  expect(markdown(`<p><img src="/a.png" alt="${text}"></p>`)).toBe(`![${written}](https://www.example.com/a.png)\n`);
  expect(markdownText('[Tarif](https://example.org) R&D < 3')).toBe('\\[Tarif\\](https://example.org) R&D < 3');
});
