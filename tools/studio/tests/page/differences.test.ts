import { differences } from '../../page/model/differences';

/** A text with its new parts in brackets. */
const marked = (text: string, other: string) =>
  differences(text, other)
    .map((part) => (part.isNew ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['a word', 'From 350 euros', 'From 390 euros', 'From [350 ]euros'],
  ['words that came', 'One case, one price', 'One price', 'One [case, one ]price'],
  ['words that went', 'One price', 'One case, one price', 'One price'],
  ['a placeholder, as a whole', 'From {{ price }} a month', 'From {{fee}} a month', 'From [{{ price }} ]a month'],
  ['what follows the last word', 'From the shop today', 'From the shop', 'From the shop [today]'],
  ['a no-break space', 'Oups\u202f! Page', 'Oups ! Page', '[Oups\u202f]! Page'],
  ['nothing', ' Same {text ', ' Same {text ', ' Same {text '],
  ['all of it', 'New', 'Old', '[New]'],
])('%s is marked', (_, text, other, wanted) => expect(marked(text, other)).toBe(wanted));

test('no letter is lost', () => {
  const text = '  {a}} {{b}}{{ c }}\n«\u00a0d\u00a0» {{';
  for (const other of ['', text, 'd'])
    expect(
      differences(text, other)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
