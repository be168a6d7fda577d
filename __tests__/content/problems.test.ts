import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem } from '../../packages/content';
import { problemKinds } from '../../src/content/problems';
import { checkSources } from '../../src/data/checks/check-data';
import { readData } from '../../src/data/read-data';
import { isUnsettled } from '../support/sample-data';
import { addresses, withoutFeature } from './damages/addresses';
import { commits, ids, pictures, services } from './damages/between';
import { all, change, type Damage, type Damages, Draft, each } from './damages/draft';
import { files, json } from './damages/files';
import { tables } from './damages/tables';
import { copies, facts, translations } from './damages/texts';
import { values } from './damages/values';

const fixture = (group: string) => join(__dirname, `fixtures/${group}.txt`);

/** What a file of messages has for each mistake, by its name. */
const messagesIn = (group: string) =>
  new Map(
    readFileSync(fixture(group), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  );

const groups: Record<string, Damages> = {
  ...{ files, json, values, copies, facts, translations, ids, pictures, services, commits, addresses },
  ...Object.fromEntries(
    Object.entries(tables).map(([group, damage]) => [group, each([...messagesIn(group).keys()], damage)]),
  ),
};

const sample = readData();

/** What is said does not depend on the line, which other changes move. */
const identity = ({ kind, file, found }: Problem) => `${kind} ${file} ${found}`;
const known = [false, true].map((release) => new Set(checkSources(sample, release).problems.map(identity)));

/** What the check says of damaged data, and did not say before. */
function damaged(damage: Damage): { draft: Draft; problems: Problem[]; isRefused: boolean } {
  const { sources, images, imageFacts, staticFiles } = sample;
  const draft = new Draft({
    sources: new Map(sources),
    images: new Set(images),
    imageFacts: new Map(imageFacts),
    staticFiles: new Set(staticFiles),
  });
  damage(draft);
  const { problems, content } = checkSources(draft.data, draft.release);
  const fresh = problems.filter((problem) => !known[Number(draft.release)]?.has(identity(problem)));
  return { draft, problems: fresh, isRefused: content === undefined && !draft.release };
}

const reported = new Set<string>();

describe.each(Object.entries(groups))('%s', (group, damages) => {
  const results = Object.entries(damages).map(([name, damage]) => ({ name, ...damaged(damage) }));
  const texts = new Map(results.map(({ name, problems }) => [name, problems.map(formatProblem).join('\n') || 'nothing']));
  // To write again what an editor reads, after you have changed it on purpose: UPDATE_FIXTURES=1 npx jest --selectProjects tools --testPathPatterns problems
  if (process.env.UPDATE_FIXTURES)
    writeFileSync(fixture(group), [...texts].map(([name, text]) => `# ${name}\n\n${text}\n`).join('\n'));
  const expected = messagesIn(group);

  test.each(results)('is reported in exactly these words: $name', ({ name, problems, isRefused }) => {
    expect(texts.get(name)).toBe(expected.get(name));
    expect(isRefused).toBe(problems.some(({ severity }) => severity === 'error'));
    for (const { kind, expected: wanted } of problems) {
      reported.add(kind);
      // Words of the schema's library that mean nothing to an editor.
      expect(wanted).not.toMatch(/invalid|input|received|zod|undefined/i);
    }
  });

  test('no message belongs to a mistake that is no longer made', () => {
    expect([...expected.keys()]).toEqual([...texts.keys()]);
  });
});

test('every kind of problem has an example', () => {
  expect([...reported].sort()).toEqual(Object.keys(problemKinds).sort());
});

const withLine = Object.entries(groups).flatMap(([group, damages]) =>
  Object.entries(damages).filter(([name]) => messagesIn(group).get(name)?.includes('Write `')),
);

test.each(withLine)('a line to write mends the JSON if one writes it to the letter: %s', (_, damage) => {
  const { draft, problems } = damaged(damage);
  const lines = problems.map(({ fix }) => /^Write `(.*)`\.$/.exec(fix)?.[1]);
  if (lines.includes(undefined)) return;
  const { problems: left } = damaged((fresh) => {
    for (const [at, { file, line, found }] of problems.entries()) {
      const written = draft.read(file).split('\n');
      written.splice(line - 1, found.split('⏎').length, lines[at] ?? '');
      draft.write(file, written.join('\n'));
      fresh.write(file, draft.read(file));
    }
  });
  expect(left.filter(({ kind }) => kind.startsWith('json-'))).toEqual([]);
});

test('the redirects that the check names keep all addresses of a removed feature', () => {
  const lines = damaged(withoutFeature).problems.map(
    ({ fix }) => JSON.parse(/\{ "from": .*\}/.exec(fix)?.[0] ?? '') as object,
  );
  const withRedirects = change<{ redirects: object[] }>('redirects.json', ({ redirects }) => redirects.push(...lines));
  expect(lines.length).toBeGreaterThan(2);
  expect(damaged(all(withoutFeature, withRedirects)).problems).toEqual([]);
});

test('the sample site has no problem but values that are samples', () => {
  expect(checkSources(sample).problems.filter((problem) => !isUnsettled(problem))).toEqual([]);
});

test('a release refuses the values that came as examples', () => {
  const { content, problems } = checkSources(sample, true);
  expect(content).toBeUndefined();
  expect(problems.map(({ severity }) => severity)).toContain('error');
});
