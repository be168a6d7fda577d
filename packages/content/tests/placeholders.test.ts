import { fillPlaceholders, placeholdersOf } from '../browser';

test('the names in a text are found once each, sorted', () => {
  expect(placeholdersOf('{{b}} {{a}} {{b}} {c} b')).toEqual(['a', 'b']);
});

test('spaces inside the braces do not matter, as for the words of the interface', () => {
  expect(placeholdersOf('{{ price }}')).toEqual(['price']);
  expect(fillPlaceholders('{{ price }}', { price: '350 €' })).toBe('350 €');
});

test('a text is filled, and a value that holds $& is taken as it is', () => {
  expect(fillPlaceholders('From {{price}} to {{price}}', { price: '$&' })).toBe('From $& to $&');
});

test('a placeholder without a value throws an error with its name and the text', () => {
  expect(() => fillPlaceholders('Costs {{precio}}', { price: '1' })).toThrow('No value for {{precio}} in: Costs {{precio}}');
});
