import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseWarnings } from '../../src/content/check-content';
import { formatProblem } from '../../src/content/problem';
import { problemKinds } from '../../src/content/problem-kinds';
import { checkSources } from '../../src/data/checks/check-data';
import { type DataSources, readData } from '../../src/data/read-data';
import { isUnsettled } from '../support/sample-data';
import { Draft, damages } from './damages';

const fixtures = join(__dirname, 'fixtures');
const sample = readData();
const problemsBefore = (release: boolean) => new Set(checkSources(sample, release).problems.map(formatProblem));
const before = { everyDay: problemsBefore(false), release: problemsBefore(true) };

const copy = ({ sources, images, imageFacts, staticFiles }: DataSources): DataSources => ({
  sources: new Map(sources),
  images: new Set(images),
  imageFacts: new Map(imageFacts),
  staticFiles: new Set(staticFiles),
});

/** What the check says of damaged data, and did not say before. */
function reportOf(kind: string, damage: (draft: Draft) => void): { text: string; kinds: string[] } {
  const draft = new Draft(copy(sample));
  damage(draft);
  const release = releaseWarnings.has(kind);
  const { problems } = checkSources(draft.data, release);
  const known = release ? before.release : before.everyDay;
  const fresh = problems.filter((problem) => !known.has(formatProblem(problem)));
  return { text: fresh.map((problem) => `${formatProblem(problem)}\n`).join(''), kinds: fresh.map(({ kind }) => kind) };
}

test('the sample site has no problem but values that are samples', () => {
  expect(checkSources(sample).problems.filter((problem) => !isUnsettled(problem))).toEqual([]);
});

test('a release refuses the values that came as examples', () => {
  const { content, problems } = checkSources(sample, true);
  expect(content).toBeUndefined();
  expect(problems.map(({ severity }) => severity)).toContain('error');
});

describe.each(Object.entries(damages))('a mistake of the kind %s', (kind, damage) => {
  const file = join(fixtures, `${kind}.txt`);
  const { text, kinds } = reportOf(kind, damage);
  // To write again what an editor reads, after you have changed it on purpose: UPDATE_FIXTURES=1 npm run test:unit -- --testPathPatterns problems
  if (process.env.UPDATE_FIXTURES) writeFileSync(file, text);

  test('is reported in exactly these words', () => {
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(kinds).toContain(kind);
  });
});

test('every kind of problem has an example, and every example has a kind', () => {
  const kinds = Object.keys(problemKinds).sort();
  expect(Object.keys(damages).sort()).toEqual(kinds);
  expect(readdirSync(fixtures).sort()).toEqual(kinds.map((kind) => `${kind}.txt`));
});
