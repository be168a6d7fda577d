import { formatProblem } from '../../../src/content/problem';
import { checkSources } from '../../../src/data/checks/check-data';
import { readData } from '../../../src/data/read-data';
import { isUnsettled, lineWith } from '../../support/sample-data';
import { Draft } from '../damages';

const sample = readData();
const before = new Set(checkSources(sample).problems.map(formatProblem));

/** What the check has to say: in which file, at the line with which words, and how the mistake is mended. */
export type ExpectedMessage = [file: string, line: string, words: string];

/** A mistake as people make it, and everything that they are told about it, word for word where it matters. */
export type Row = [mistake: string, damage: (draft: Draft) => void, ...messages: ExpectedMessage[]];

/** Replaces a part of a file. */
export const edit = (file: string, find: string, by: string) => (draft: Draft) => draft.edit(file, find, by);

/** Everything that the check says of a damage; that translations are to follow goes without saying. */
export function messagesOf(damage: (draft: Draft) => void) {
  const { draft, problems } = allMessagesOf(damage);
  return { draft, problems: problems.filter(({ kind }) => !kind.startsWith('translation-')) };
}

/** The same, with what it says of translations. */
export function allMessagesOf(damage: (draft: Draft) => void) {
  const { sources, images, imageFacts, staticFiles } = sample;
  const draft = new Draft({
    sources: new Map(sources),
    images: new Set(images),
    imageFacts: new Map(imageFacts),
    staticFiles: new Set(staticFiles),
  });
  damage(draft);
  const problems = checkSources(draft.data).problems.filter(
    (problem) => !before.has(formatProblem(problem)) && !isUnsettled(problem),
  );
  return { draft, problems };
}

/** Expects that the check says these things of a damage, and nothing else. */
export function expectMessages(damage: (draft: Draft) => void, messages: readonly ExpectedMessage[]): void {
  const { draft, problems } = messagesOf(damage);
  const said = problems.map((problem) => ({ place: `${problem.file}:${problem.line}`, words: formatProblem(problem) }));
  expect(said).toEqual(
    messages.map(([file, line, words]) => ({
      place: `${file}:${line ? lineWith(draft.read(file), line) : 1}`,
      words: expect.stringContaining(words),
    })),
  );
}
