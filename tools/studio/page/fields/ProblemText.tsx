import styled from '@emotion/styled';
import type { ToldProblem } from '../../src/server/page-answers';
import { withoutNull } from '../model/in-words';
import type { Problem } from '../site';
import { locales, useWords } from '../words';

/** What to click for a problem whose own text names a command. */
const clicks = {
  'translation-stale': 'fixTranslation',
  'translation-unmarked': 'fixTranslation',
  'text-untranslated': 'fixSame',
  'record-missing': 'fixRecord',
  'sample-value': 'fixSample',
} as const satisfies Partial<Record<Problem['kind'], string>>;

function clickFor({ kind, remedy }: Pick<ToldProblem, 'kind' | 'remedy'>) {
  if (remedy === 'keepSample') return 'fixListedSample';
  return Object.hasOwn(clicks, kind) ? clicks[kind as keyof typeof clicks] : undefined;
}

/** Writes quoted values as they are typed in the studio: without the codes that files have for quotation marks and no-break spaces. */
const asTyped = (text: string) => withoutNull(text).replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => `“${unquoted(quoted)}”`);

function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

/** Shows two spaces as two. */
const Exact = styled.span({ whiteSpace: 'pre-wrap' });

/** Renders a problem with the texts of the content check, which are in English. */
export function ProblemText({ problem }: { problem: ToldProblem }) {
  const { severity, found, expected, fix } = problem;
  const { say, locale } = useWords();
  const click = clickFor(problem);
  return (
    <>
      <strong>{say(severity)}</strong>
      {' · '}
      <span>{say('found')}</span> <Exact lang="en">{asTyped(found)}</Exact>
      {click ? (
        <>
          {'. '}
          <strong>{say(click, locales[locale])}</strong>
        </>
      ) : (
        <>
          {' · '}
          <span>{say('expected')}</span> <span lang="en">{asTyped(expected)}</span>
          {'. '}
          <strong lang="en">{asTyped(fix)}</strong>
        </>
      )}
    </>
  );
}
