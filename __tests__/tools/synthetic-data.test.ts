import { checkSources } from '../../src/data/checks/check-data';
import { readData } from '../../src/data/read-data';
import { createSyntheticData } from '../../tools/synthetic-data';

test('the bench of large sites grows them from any content, and the check accepts them', () => {
  const data = createSyntheticData(readData('__tests__/fixtures/site'), 4, 6);
  const errors = checkSources(data).problems.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  const { languages } = JSON.parse(data.sources.get('site.json') ?? '{}') as { languages: string[] };
  expect(languages).toHaveLength(4);
  for (const language of languages) {
    const folder = `locales/${language}/content/features/`;
    expect([...data.sources.keys()].filter((path) => path.startsWith(folder))).toHaveLength(6);
  }
});
