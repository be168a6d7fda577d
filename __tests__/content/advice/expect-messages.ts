import { formatProblem } from '../../../src/content/problem';
import { checkSources } from '../../../src/data/checks/check-data';
import { readData } from '../../../src/data/read-data';
import { isUnsettled, lineWith } from '../../support/sample-data';
import { Draft } from '../damages';

const sample = readData();
const before = new Set(checkSources(sample).problems.map(formatProblem));

/** An expected message: its file, the line with these words, and a part of its text. */
export type ExpectedMessage = [file: string, line: string, words: string];

/** A typical mistake, and all messages that it must cause. */
export type Row = [mistake: string, damage: (draft: Draft) => void, ...messages: ExpectedMessage[]];

/** Replaces a part of a file. */
export const edit = (file: string, find: string, by: string) => (draft: Draft) => draft.edit(file, find, by);

/** Takes the line of an id out of a list of facts. */
export const withoutLine = (draft: Draft, file: string, id: string) =>
  draft.write(file, draft.read(file).replace(new RegExp(`.*"id": "${id}".*\\n`), ''));

/** Every problem that a mistake causes, except stale translations. */
export function messagesOf(damage: (draft: Draft) => void) {
  const { draft, problems } = allMessagesOf(damage);
  return { draft, problems: problems.filter(({ kind }) => !kind.startsWith('translation-')) };
}

/** The same, including stale translations. */
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

/** Expects that a mistake causes exactly these messages. */
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
