import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { labelOf, withoutNull } from '../model/in-words';
import type { Spot } from '../model/keys';
import { namesOf, wordsOf } from '../model/naming';
import { fieldId, focusSoon } from '../parts/focus';
import { session } from '../session/session';
import { useContent, useSnapshot } from '../session/use-session';
import { colors, type Field, formatKey, type Problem, shortened } from '../site';
import { sizes } from '../studio-theme';
import { locales, useWords } from '../words';

const List = styled.ul({ display: 'grid', gap: 6 });

const Item = styled.li<{ severity: Problem['severity'] }>(({ severity }) => ({
  padding: '6px 10px',
  borderInlineStart: `4px solid ${severity === 'error' ? colors.ember[4] : colors.ember[0]}`,
  background: colors.pale,
  fontSize: sizes.small,
}));

/**
 * Lists the problems that the content check found at a place. Translations to do are told otherwise, as is that it is still empty; that
 * a value is an example matters for a release only, and is listed with all problems.
 */
export function Problems({ spot }: { spot: Spot }) {
  const { told } = useContent();
  const key = formatKey(spot.key);
  const found = [...told.mistakes, ...told.warnings].filter(
    (problem) => problem.file === spot.path && problem.key === key && key !== '',
  );
  // Two problems at the same place can have the same text.
  const named = found.map((problem, index) => ({ id: `${problem.kind} ${index}`, problem }));
  if (found.length === 0) return null;
  return (
    <List>
      {named.map(({ id, problem }) => (
        <Item key={id} severity={problem.severity}>
          <ProblemText problem={problem} />
          <Remedy problem={problem} then={fieldId(spot)} />
        </Item>
      ))}
    </List>
  );
}

/** What to click for a problem whose own text names a command. */
const clicks = {
  'record-missing': 'fixRecord',
  'sample-value': 'fixSample',
} as const satisfies Partial<Record<Problem['kind'], string>>;

function clickFor({ kind, remedy }: Pick<ToldProblem, 'kind' | 'remedy'>) {
  if (remedy === 'keepSample') return 'fixListedSample';
  return Object.hasOwn(clicks, kind) ? clicks[kind as keyof typeof clicks] : undefined;
}

/**
 * Writes quoted values as they are typed in the studio: without the codes that files have for quotation marks and no-break spaces.
 * @param names the names of fields, which are written with their labels
 */
const asTyped = (text: string, names?: ReadonlySet<string>) =>
  withoutNull(text).replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const value = unquoted(quoted);
    return `“${names?.has(value) ? labelOf(value) : value}”`;
  });

/** Returns a function that names files as the studio does, in place of their paths. */
function useFileNames(): (text: string) => string {
  const { content, known } = useSnapshot();
  const { say, locale } = useWords();
  if (!content || !known) return (text) => text;
  const names = namesOf(content, known, locale);
  return (text) =>
    text.replace(/\bdata\/([\w/.-]+\.json)/g, (whole, path) => {
      const file = content.files.get(path);
      if (!file) return whole;
      const name = wordsOf(names.file(path));
      return `“${name}”${file.language === undefined ? '' : ` (${say.language(file.language)})`}`;
    });
}

/** Returns the names of all fields of a field. */
function namesIn(field: Field | undefined, names = new Set<string>()): Set<string> {
  if (field?.kind === 'list') return namesIn(field.entry, names);
  if (field?.kind !== 'group') return names;
  for (const [name, part] of Object.entries(field.fields)) namesIn(part, names.add(name));
  return names;
}

function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

/** Shows two spaces as two. */
const Exact = styled.span({ whiteSpace: 'pre-wrap' });

/** Renders a problem: with what to click, or else in the words of the content check, all of which are in English. */
export function ProblemText({ problem }: { problem: ToldProblem }) {
  const { severity, file, found, expected, fix } = problem;
  const { say, locale } = useWords();
  const { content, known } = useSnapshot();
  const fileNames = useFileNames();
  const click = clickFor(problem);
  const names = namesIn(known?.fields[content?.files.get(file)?.schema ?? '']);
  const written = (text: string) => asTyped(fileNames(text), names);
  return (
    <>
      <strong>{say(severity)}</strong>
      {' · '}
      {click ? (
        <strong>{say(click, locales[locale])}</strong>
      ) : (
        <span lang="en">
          Found: <Exact>{asTyped(fileNames(found))}</Exact> · Expected: {written(expected)}. <strong>{written(fix)}</strong>
        </span>
      )}
    </>
  );
}

interface RemedyProps {
  problem: ToldProblem;
  /** The id of the element that gets the focus: the button goes with the problem. */
  then: string;
}

/** Renders the button that lets the studio fix a problem, if the studio can. */
export function Remedy({ problem, then }: RemedyProps) {
  const { say } = useWords();
  const apply = useRemedy(then);
  const [button, place] = [useId(), useId()];
  const { remedy, instead, file, key } = problem;
  if (!remedy) return null;
  return (
    <div>
      <Button id={button} variant="outlined" aria-labelledby={`${button} ${place}`} onClick={() => apply([problem])}>
        {say(remedy, { text: shortened(instead?.to ?? '') })}
      </Button>
      <span id={place} hidden>
        {`${file} ${key}`}
      </span>
    </div>
  );
}

/** The texts of the buttons that fix several problems. Other remedies are decided one by one. */
const together = {
  addRedirect: 'addRedirects',
  removePicture: 'removePictures',
  removeFile: 'removeFiles',
  writeInstead: 'writeEverywhere',
} as const;

const isTogether = (remedy: string | undefined): remedy is keyof typeof together =>
  remedy !== undefined && Object.hasOwn(together, remedy);

/** Renders a button for each remedy that several problems of a list have: it fixes all of them. */
export function SharedRemedies({ problems, then }: { problems: readonly ToldProblem[]; then: string }) {
  const { say } = useWords();
  const apply = useRemedy(then);
  const groups = new Map<string, ToldProblem[]>();
  for (const problem of problems) {
    const group = `${problem.remedy} ${problem.instead?.to ?? ''}`;
    groups.set(group, [...(groups.get(group) ?? []), problem]);
  }
  return [...groups].map(([group, shared]) => {
    const [{ remedy, instead } = {}] = shared;
    if (!isTogether(remedy) || shared.length < 2) return null;
    const values = { count: String(shared.length), text: shortened(instead?.to ?? '') };
    return (
      <div key={group}>
        <Button variant="outlined" onClick={() => apply(shared)}>
          {say(together[remedy], values)}
        </Button>
      </div>
    );
  });
}

/** Returns the function that fixes problems, and then moves the focus. */
function useRemedy(then: string): (problems: readonly ToldProblem[]) => void {
  const apply = async (problems: readonly ToldProblem[]) => {
    await session.act('remedy', {
      problems: problems.map(({ kind, file, key, found }) => ({ kind, file, key, found })),
    });
    focusSoon(then, 'nearest');
  };
  return (problems) => void apply(problems);
}
