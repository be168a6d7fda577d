import { asDrawn, lackingOnCards } from '../../../src/data/card-letters';
import { edit, expectMessages, messagesOf } from '../../content/advice/expect-messages';

const hero = 'locales/fr/hero.json';

test('cards show what the font has, and other forms of the rest', () => {
  expect(asDrawn('CO₂ et m², ½ de Łódź à Třebíč')).toBe('CO2 et m², ½ de Łódź à Třebíč');
  expect(lackingOnCards('CO₂ et m², ½ de Łódź à Třebíč\u202f!')).toEqual([]);
});

test('cards leave no hole for what they cannot show', () => {
  expect(lackingOnCards('R ≥ 7 👩‍🌾 Привет')).toEqual(['≥', '👩', '🌾', 'П', 'р', 'и', 'в', 'е', 'т']);
  expect(asDrawn('Suivre 👩‍🌾 la parcelle 🌱')).toBe('Suivre la parcelle');
});

test.each([
  ['of the landing page', edit(hero, 'Conforme CAE', 'Conforme CAE ≥ 7'), hero, '"credibility"'],
  ['of an entry', edit('locales/fr/content/features/signature.json', '"label": "', '"label": "→ '), undefined, '"label"'],
  ['of a list', edit('locales/fr/header.json', '"features": "', '"features": "→ '), 'locales/fr/header.json', '"features"'],
])('a text on the card %s is named if the card cannot show it', (_, damage, file, line) => {
  expectMessages(damage, [
    [file ?? 'locales/fr/content/features/signature.json', line, 'which the picture for shared links leaves out'],
  ]);
});

test('the name of the product is on every card', () => {
  expectMessages(edit('site.json', '"name": "Brasa', '"name": "Brasa ≥'), [['site.json', '"name"', 'found "≥"']]);
});

test('a foreign name needs no other font, the letters of a language do', () => {
  const letters = (text: string) => edit('locales/es/content/faq.json', '¿Para quién', `¿${text}, para quién`);
  expect(messagesOf(letters('Łódź')).problems).toEqual([]);
  expectMessages(letters('Zażółć gęślą jaźń łąka'), [
    ['locales/es/language.json', '"name"', 'lacks: ż ł ć ę ś ą ź ń; expected a font with all letters'],
  ]);
});
