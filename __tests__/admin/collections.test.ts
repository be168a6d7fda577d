import { z } from 'zod';
import { type Widget, widgetsOf } from '../../src/admin/widget-of';
import { picture } from '../../src/content/schemas/fields';
import { fieldOf } from '../../src/edits/fields';

/** The fields that the CMS gets of an object's schema. */
function widgets(schema: z.ZodObject): Widget[] {
  const field = fieldOf(schema, 'any.json');
  if (field.kind !== 'group') throw new Error('not a group');
  return widgetsOf(field, { pictures: 'people', isLocalised: true });
}

test('an editor gets the description as a hint, and the limits, choices and form of a field', () => {
  const schema = z.strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2}$/, { error: 'two small letters' })
      .describe('Its code.'),
    rating: z.number().min(0).max(5),
    size: z.enum(['small', 'large']),
    lines: z.array(z.string()).min(1).max(3),
  });
  expect(widgets(schema)).toMatchObject([
    { name: 'code', hint: 'Its code.', pattern: ['^[a-z]{2}$', 'Expected: two small letters.'] },
    { name: 'rating', widget: 'number', value_type: 'float', min: 0, max: 5 },
    { name: 'size', widget: 'select', options: ['small', 'large'] },
    { name: 'lines', widget: 'list', min: 1, max: 3 },
  ]);
});

test('what may be missing is not required, and a switch that may be missing has a third state', () => {
  const schema = z.strictObject({
    published: z.boolean().optional(),
    isNew: z.boolean(),
    figure: z.number().nullable(),
    links: z.array(z.string()),
  });
  expect(widgets(schema)).toMatchObject([
    { name: 'published', widget: 'select', required: false },
    { name: 'isNew', widget: 'boolean' },
    { name: 'figure', required: false, whenEmpty: null },
    { name: 'links', required: false, whenEmpty: [] },
  ]);
});

test('a construct for which the CMS has no field stops the build with its key', () => {
  expect(() => widgets(z.strictObject({ words: z.record(z.string(), z.string()) }))).toThrow(/^words: /);
  expect(() => widgets(z.strictObject({ pictures: z.array(picture('The picture', 100)) }))).toThrow(/^pictures: /);
});
