import { z } from 'zod';
import { day, groups, id } from '../define';
import { withDaysInWords } from '../model';

const inFrench = (date: string) =>
  new Date(date).toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const schema = z.strictObject({
  until: day('The last day.').nullable(),
  courses: groups('Courses.', { id: id('An id.'), date: day('The day.').optional(), dates: z.array(z.string()) }),
});

test('each day also stands in the words of the language; nothing else changes', () => {
  const courses = [
    { id: 'one', date: '2027-02-01', dates: ['2027-02-01'] },
    { id: 'two', dates: [] },
  ];
  expect(withDaysInWords(schema, { until: null, courses }, inFrench)).toEqual({
    until: null,
    courses: [{ ...courses[0], dateInWords: '1 février' }, courses[1]],
  });
  expect(withDaysInWords(schema, { until: '2027-12-31', courses: [] }, inFrench)).toMatchObject({
    untilInWords: '31 décembre',
  });
});
