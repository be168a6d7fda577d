import { asDrawn, lackingOnCards } from '../../../src/data/card-letters';

test('cards show what the font has, and other forms of the rest', () => {
  expect(asDrawn('CO₂ et m², ½ de Łódź à Třebíč')).toBe('CO2 et m², ½ de Łódź à Třebíč');
  expect(lackingOnCards('CO₂ et m², ½ de Łódź à Třebíč\u202f!')).toEqual([]);
});

test('cards leave no hole for what they cannot show', () => {
  expect(lackingOnCards('R ≥ 7 👩‍🌾 Привет')).toEqual(['≥', '👩', '🌾', 'П', 'р', 'и', 'в', 'е', 'т']);
  expect(asDrawn('Suivre 👩‍🌾 la parcelle 🌱')).toBe('Suivre la parcelle');
});
