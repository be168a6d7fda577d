import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { FieldsAnswer, ToldProblem } from '../../src/server/page-answers';
import { type Place, parseKey } from '../model/keys';
import { fieldAt } from '../model/subject';
import { useNames } from '../model/use-names';
import { NameText } from '../parts/NameText';
import { Note, Stack } from '../parts/styles';
import type { Content } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { type Field, formatKey, type KeyPath } from '../site';
import { useWords } from '../words';

const Steps = styled.ol({ paddingInlineStart: '1.6em' });

/** Lists empty fields in the order in which to fill them in, each once for all languages. A click opens one. */
export function ToFill({ problems }: { problems: readonly ToldProblem[] }) {
  const { say } = useWords();
  const { content, known } = useContent();
  const names = useNames();
  if (problems.length === 0) return null;
  return (
    <Stack gap={4}>
      <Note>{say('toFillInOrder')}</Note>
      <Steps>
        {stepsOf(problems, content, known).map((place) => (
          <li key={`${place.path} ${formatKey(place.key)}`}>
            <Button variant="text" onClick={() => session.pick(place)}>
              <span>
                <NameText name={names.place(place)} />
              </span>
            </Button>
          </li>
        ))}
      </Steps>
    </Stack>
  );
}

/** Returns the places of problems in order, each in the first language that lacks it: the source language before all others. */
function stepsOf(problems: readonly ToldProblem[], content: Content, known: FieldsAnswer): Place[] {
  const codes = [content.source, ...content.languages];
  const fileOf = ({ path }: Place) => content.files.get(path);
  const orderOf = (place: Place) => {
    const file = fileOf(place);
    const rank = rankOf(place.key, known.fields[file?.schema ?? ''], known);
    return rank * codes.length + codes.indexOf(file?.language ?? content.source);
  };
  const steps = new Map<string, Place>();
  const places = problems.map(({ file, key }) => ({ path: file, key: parseKey(key) }));
  for (const place of places.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const name = `${fileOf(place)?.inner ?? place.path} ${formatKey(place.key)}`;
    if (!steps.has(name)) steps.set(name, place);
  }
  return [...steps.values()];
}

/** Returns the key of the first text of a group that visitors read. */
function titleOf(group: Field | undefined): string | undefined {
  if (group?.kind !== 'group') return undefined;
  return Object.entries(group.fields).find(([, field]) => field.kind === 'text' && field.isCopy)?.[0];
}

/** Returns when a field is to be filled in: what names the entry first, then pictures, other texts, and last what search engines show. */
function rankOf(key: KeyPath, schema: Field | undefined, { searchLengths }: FieldsAnswer): number {
  const group = fieldAt(schema, key.slice(0, -1));
  if (group?.kind !== 'group') return 2;
  const fields = Object.entries(group.fields);
  if (fields.every(([name]) => Object.hasOwn(searchLengths, name))) return 3;
  if (fields.some(([, { kind }]) => kind === 'picture')) return 1;
  // A line of a list in a page names no entry: the page does.
  const isEntry = key.length === 1 || titleOf(schema) === undefined;
  return isEntry && titleOf(group) === key.at(-1) ? 0 : 2;
}
