import styled from '@emotion/styled';
import { withoutNull } from '../model/in-words';
import type { Problem } from '../site';
import { locales, useWords } from '../words';

/** What to click for a problem whose own text names a command. */
const clicks = {
  'translation-stale': 'fixTranslation',
  'translation-unmarked': 'fixTranslation',
  'text-untranslated': 'fixSame',
  'record-missing': 'fixRecord',
} as const satisfies Partial<Record<Problem['kind'], string>>;

const clickFor = (kind: string) => (Object.hasOwn(clicks, kind) ? clicks[kind as keyof typeof clicks] : undefined);

/** Shows two spaces as two. */
const Exact = styled.span({ whiteSpace: 'pre-wrap' });

/** Renders a problem with the texts of the content check, which are in English. */
export function ProblemText({ problem: { severity, kind, found, expected, fix } }: { problem: Problem }) {
  const { say, locale } = useWords();
  const click = clickFor(kind);
  return (
    <>
      <strong>{say(severity)}</strong>
      {' · '}
      <span>{say('found')}</span> <Exact lang="en">{withoutNull(found)}</Exact>
      {click ? (
        <>
          {'. '}
          <strong>{say(click, locales[locale])}</strong>
        </>
      ) : (
        <>
          {' · '}
          <span>{say('expected')}</span> <span lang="en">{withoutNull(expected)}</span>
          {'. '}
          <strong lang="en">{withoutNull(fix)}</strong>
        </>
      )}
    </>
  );
}
