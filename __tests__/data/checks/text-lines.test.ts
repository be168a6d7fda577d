import { type MeasuredStyle, textLines } from '../../../src/data/checks/text-lines';

const style: MeasuredStyle = { font: 'display', size: 40, letterSpacing: 0 };
const widthOf = (text: string, more: Partial<MeasuredStyle> = {}) =>
  textLines(text, { ...style, ...more }, 1_000).widest.width;

test('letters are as wide as the font draws them, not as many as they are', () => {
  expect(widthOf('iiiii')).toBeLessThan(widthOf('WW'));
  // Chromium draws it 309 pixels wide in the size of a phone's headline; that some pairs stand closer is not counted.
  expect(Math.abs(widthOf('características', { size: 39, letterSpacing: -0.035 }) - 309)).toBeLessThan(5);
});

test('a size twice as large and room between letters count', () => {
  expect(widthOf('mot', { size: 80 })).toBeCloseTo(2 * widthOf('mot'));
  expect(widthOf('mot', { letterSpacing: 0.1 })).toBeCloseTo(widthOf('mot') + 3 * 4);
});

test('lines break after spaces and hyphens, and nowhere else', () => {
  const room = widthOf('Chantiers');
  expect(textLines('Chantiers Chantiers Chantiers', style, room).count).toBe(3);
  expect(textLines('Chantiers-Chantiers', style, widthOf('Chantiers-')).count).toBe(2);
  expect(textLines('Un mot', style, room).count).toBe(1);
  expect(textLines('Chantiers\u00a0!', style, room).widest.word).toBe('Chantiers\u00a0!');
});

test('a letter that the font lacks counts as a wide one', () => {
  expect(widthOf('Ж')).toBe(widthOf('W'));
});
