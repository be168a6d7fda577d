import { type Field, fieldsOf } from '../../../../src/edits/fields';
import { controls } from '../../page/fields/controls';
import { renderers } from '../../page/fields/renderers';
import { blankOf, idFrom } from '../../page/model/blank';
import { parseKey } from '../../page/model/keys';
import { fieldsOfAll } from '../../src/server/page-answers';
import { formatKey } from '../../src/site';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();

/** Returns a field and all fields inside it. */
function all(field: Field): Field[] {
  if (field.kind === 'group') return [field, ...Object.values(field.fields).flatMap(all)];
  if (field.kind === 'list') return [field, ...all(field.entry)];
  if (field.kind === 'map') return [field, ...all(field.value)];
  return field.kind === 'union' ? [field, ...field.options.flatMap(all)] : [field];
}

test('every kind of field that the schemas have is drawn, and typed in a control of its own', () => {
  const kinds = new Set(
    Object.values(fieldsOfAll(studio).fields)
      .flatMap(all)
      .map(({ kind }) => kind),
  );
  expect(Object.keys(renderers).sort()).toEqual([...kinds].sort());
  const structures = ['group', 'list', 'map'];
  expect(Object.keys(controls).sort()).toEqual([...kinds].filter((kind) => !structures.includes(kind)).sort());
});

test('a new entry has what its schema needs, and texts that are still to be written', () => {
  const testimonials = fieldsOf('testimonials.json');
  const list = testimonials.kind === 'group' ? testimonials.fields.testimonials : undefined;
  const entry = list?.kind === 'list' ? list.entry : undefined;
  expect(entry && blankOf(entry, 'gardener')).toEqual({ id: 'gardener', rating: 0, imageSrc: '' });
});

test('an id is made of words, and is none that is taken', () => {
  expect(idFrom('Où sont les données ?', [])).toBe('ouSontLesDonnees');
  expect(idFrom('2 jardins', [])).toBe('jardins');
  expect(idFrom('Prix', ['prix', 'prix2'])).toBe('prix3');
  expect(idFrom('?', [])).toBe('entry');
});

test('a key of a message leads back to the key', () => {
  for (const key of [['a'], ['entries', 1, 'answer'], ['a', 0, 1, 'b'], []]) expect(parseKey(formatKey(key))).toEqual(key);
});
