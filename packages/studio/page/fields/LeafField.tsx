import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { Change } from '../../src/changes/changes';
import type { TranslationTask } from '../../src/recipes/translations';
import type { ToldProblem } from '../../src/server/page-answers';
import { withoutNull } from '../model/in-words';
import { isAbsent, type Spot } from '../model/keys';
import { factPlace, referredPath } from '../model/subject';
import { isBlank } from '../model/told-problems';
import { fieldId, focusSoon } from '../parts/focus';
import { capitalised, Note, Row, Side, Stack } from '../parts/styles';
import { useFocusInside } from '../parts/use-focus-inside';
import { TitledValue } from '../parts/Value';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors, type Field, formatKey, type KeyPath, placeholdersOf, valueAt } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { controls, sourceText } from './controls';
import type { ControlProps, FieldProps, LeafKind } from './field-props';
import { Problems } from './Problems';

/** Renders a field of one value, with all languages side by side. */
export function LeafField({ name, field, spots }: FieldProps<LeafKind>) {
  const label = useId();
  const [first] = spots;
  // A switch is the same in all languages.
  const shared = field.kind === 'yes-no' && first ? [{ ...first, language: undefined }] : spots;
  return (
    <Stack gap={6} role="group" aria-labelledby={label}>
      <Heading id={label} name={name} description={field.description} />
      <Side count={shared.length}>
        {shared.map((spot) => (
          <SpotField
            key={spot.path}
            field={field}
            spot={spot}
            others={shared === spots ? [] : spots.slice(1)}
            label={label}
          />
        ))}
      </Side>
    </Stack>
  );
}

const Language = styled.span({ ...capitalised, color: colors.inkSoft, fontSize: sizes.small, fontWeight: 600 });

const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface SpotFieldProps {
  field: FieldProps<LeafKind>['field'];
  spot: Spot;
  /** Those in other languages that always have the same value. */
  others: readonly Spot[];
  /** The id of the element with the field's name. */
  label: string;
}

/** Renders a field of one value in one language: its control, its length, its problems and its task. */
function SpotField({ field, spot, others, label }: SpotFieldProps) {
  const { say } = useWords();
  const { told } = useContent();
  const [language, said] = [useId(), useId()];
  const { isInside, inside } = useFocusInside<HTMLDivElement>(() => void session.leaveField(spot));
  const { change, isOpen, open, takeOut } = useValue(field, [spot, ...others], isInside);
  const isHere = ({ file, key }: ToldProblem) => file === spot.path && key === formatKey(spot.key);
  const Control = controls[field.kind] as (props: ControlProps) => React.ReactNode;
  return (
    <Stack gap={4} {...inside}>
      {spot.language && <Language id={language}>{say.language(spot.language)}</Language>}
      {isOpen ? (
        <Control
          id={fieldId(spot)}
          field={field}
          spot={spot}
          labelledBy={`${label} ${language}`}
          describedBy={said}
          isInvalid={told.mistakes.some(isHere)}
          onChange={change}
        />
      ) : (
        <Absent field={field} spot={spot} labelledBy={`${label} ${language}`} onOpen={open} />
      )}
      <Foot>
        {isOpen && <Counter field={field} spot={spot} />}
        {takeOut && <TakeOut labelledBy={`${label} ${language}`} onTakeOut={takeOut} />}
        {told.toFill.some(isHere) && <Note as="span">{say('toFillHere')}</Note>}
      </Foot>
      {isInside && <FactLinks text={spot.value} />}
      <div id={said}>
        <Problems spot={spot} />
      </div>
      <Task spot={spot} />
    </Stack>
  );
}

/**
 * Returns the functions that change a value, and whether its control is open: one that may be missing opens with a click.
 * @param spots the one that is shown, and others with the same value
 * @param isInside whether one is typing
 */
function useValue(field: SpotFieldProps['field'], spots: readonly [Spot, ...Spot[]], isInside: boolean) {
  const [spot] = spots;
  const [isOpened, setOpened] = useState(false);
  const canLack = field.isNullable || field.isOptional;
  const absent = field.isNullable ? null : undefined;
  // A text is written at once, and is missing while it is empty.
  const isText = field.kind === 'text' && field.isCopy;
  const isOpen = !isAbsent(spot.value) || isOpened || isText || !canLack;
  const change = (value: unknown) => {
    if (isInside) session.hush({ path: spot.path, key: spot.key });
    const typed = value === '' && isText && canLack ? absent : value;
    for (const { path, key, before } of spots) session.type({ path, key, value: typed, before });
  };
  // The button that was clicked goes, and with it the focus.
  const focusAgain = () => requestAnimationFrame(() => focusSoon(fieldId(spot), 'nearest'));
  const open = () => {
    // Nothing is written until something is typed or chosen.
    if (field.kind === 'yes-no') change(field.default !== true);
    else setOpened(true);
    focusAgain();
  };
  const takeOut = () => {
    setOpened(false);
    if (!isAbsent(spot.value)) change(absent);
    focusAgain();
  };
  const canTakeOut = isOpen && canLack && !(isText && isAbsent(spot.value));
  return { change, isOpen, open, takeOut: canTakeOut ? takeOut : undefined };
}

interface AbsentProps {
  field: Field;
  spot: Spot;
  labelledBy: string;
  onOpen(): void;
}

/** Stands in for a missing value: shows the default, and a button that opens its control. */
function Absent({ field, spot, labelledBy, onOpen }: AbsentProps) {
  const { say } = useWords();
  const button = useId();
  const isSwitch = field.kind === 'yes-no';
  const told = isSwitch ? (field.default ? say('yesByDefault') : say('noByDefault')) : say('none');
  return (
    <Row id={fieldId(spot)} tabIndex={-1} role="group" aria-labelledby={labelledBy}>
      <Note as="span">{told}</Note>
      <Button id={button} variant="outlined" aria-labelledby={`${button} ${labelledBy}`} onClick={onOpen}>
        {isSwitch ? say('change') : say('setValue')}
      </Button>
    </Row>
  );
}

/** Renders a button that removes a value. */
function TakeOut({ labelledBy, onTakeOut }: Pick<AbsentProps, 'labelledBy'> & { onTakeOut(): void }) {
  const { say } = useWords();
  const button = useId();
  return (
    <Button id={button} variant="text" aria-labelledby={`${button} ${labelledBy}`} onClick={onTakeOut}>
      {say('takeOut')}
    </Button>
  );
}

/** Shows the length of a text, if its schema or the space in search results limits it. */
function Counter({ field, spot }: { field: Field; spot: Spot }) {
  const { say } = useWords();
  const { content, known } = useContent();
  if (field.kind !== 'text' || !field.isCopy || typeof spot.value !== 'string') return null;
  const site = content.files.get(known.paths.site)?.value;
  const isSearched = isSearchText(content.files.get(spot.path)?.value, spot.key, known.searchLengths);
  // Search results show the name; a schema counts what is written.
  const counted = isSearched ? spot.value.replaceAll('{{name}}', String(valueAt(site, ['name']))) : spot.value;
  const { length } = [...counted];
  const limits = isSearched ? known.searchLengths[spot.key.at(-1) as keyof typeof known.searchLengths] : undefined;
  const { least, most } = limits ?? { least: field.minLength ?? 0, most: field.maxLength };
  if (most === undefined) return null;
  const isOut = length > most || (length > 0 && length < least);
  const numbers = { count: String(length), least: String(least), most: String(most) };
  return (
    <Note as="span" style={isOut ? { color: colors.ember[4], fontWeight: 700 } : undefined}>
      {say(least > 1 ? 'charactersBetween' : 'characters', numbers)}
    </Note>
  );
}

/** Returns whether a text is shown in search results: a group with only a title and a description holds those of a page. */
const isSearchText = (file: unknown, key: KeyPath, lengths: object): boolean =>
  Object.keys(valueAt(file, key.slice(0, -1)) ?? {})
    .sort()
    .join() === Object.keys(lengths).sort().join();

/** Renders buttons that lead to the facts that the placeholders of a text stand for, such as a price. */
function FactLinks({ text }: { text: unknown }) {
  const { say } = useWords();
  const { content, known } = useContent();
  const links = (typeof text === 'string' ? [...new Set(placeholdersOf(text))] : []).flatMap((name) => {
    const place = factPlace(content, known, name);
    return place ? [{ name, place }] : [];
  });
  return links.map(({ name, place }) => (
    <div key={name}>
      <Button variant="text" onClick={() => session.pick(place)}>
        {say('openFact', { name })}
      </Button>
    </div>
  ));
}

const Frame = styled.div({
  display: 'grid',
  gap: 4,
  padding: '6px 10px',
  borderInlineStart: `4px solid ${colors.ink}`,
  background: colors.pale,
  fontSize: sizes.small,
});

/** Returns the key of what is said about a task, whose text was written since or not. */
function questionOf(state: TranslationTask['state'], isWritten: boolean) {
  if (state === 'same') return 'sameText';
  if (isWritten) return 'typedText';
  return state === 'stale' ? 'staleText' : 'newText';
}

/** Returns whether a change is one of this text, or adds the entry that holds it: then it was empty. */
const isTypedIn = (change: Change, key: string) =>
  change.key === key || (change.kind === 'added' && change.key !== '' && key.startsWith(`${change.key}.`));

/** Shows that a translation must be checked against its source text, with a button that confirms that it is right. */
function Task({ spot }: { spot: Spot }) {
  const { say } = useWords();
  const { content, checked } = useContent();
  const [isRefused, setRefused] = useState(false);
  // The check, which then knows that it is done, takes a moment.
  const [isMarked, setMarked] = useState(false);
  const inner = content.files.get(spot.path)?.inner;
  const key = formatKey(spot.key);
  const task = checked.tasks.find(
    (one) => one.language === spot.language && one.file === inner && formatKey(one.key) === key,
  );
  const text = valueAt(content.files.get(spot.path)?.value, spot.key);
  useEffect(() => {
    if (!task) setMarked(false);
  }, [task]);
  // An empty text is still to be written.
  if (!task || isBlank(text) || isMarked) return null;
  const isSame = isRefused || task.state === 'same';
  // What is saved and not sent was written just now, too.
  const written = [...checked.changes, ...(checked.review?.toSend ?? [])];
  const isTyped = written.some((change) => change.path === spot.path && isTypedIn(change, key));
  // A new text starts as that of the source language.
  const isWritten = isTyped || (task.state === 'unmarked' && text !== sourceText(content, spot));
  const mark = async () => {
    setMarked(true);
    focusSoon(fieldId(spot), 'nearest');
    const wish = { language: task.language, file: task.file, key: task.name };
    const refused = await session.act<unknown[]>('marktranslated', { ...wish, ...(isSame && { meansSame: true }) });
    const isDone = Array.isArray(refused) && refused.length === 0;
    setRefused(refused !== undefined && !isDone);
    if (!isDone) setMarked(false);
  };
  return (
    <Frame>
      <span>{say(questionOf(isSame ? 'same' : task.state, isWritten), { language: say.language(content.source) })}</span>
      {task.state === 'stale' && <SourceChange task={task} />}
      <div>
        <Button variant="outlined" onClick={() => void mark()}>
          {say(isSame ? 'meantSame' : isTyped || task.state === 'unmarked' ? 'upToDate' : 'stillRight')}
        </Button>
      </div>
    </Frame>
  );
}

/** Shows what changed in the source text of a translation, if that is not committed yet. */
function SourceChange({ task: { file, name } }: { task: TranslationTask }) {
  const { say } = useWords();
  const { content, checked } = useContent();
  const path = referredPath(content, { file, ofLanguage: true });
  const isIt = (change: Change) => change.path === path && change.name === name;
  // What is not saved comes after what is saved and not sent.
  const found = [...checked.changes, ...(checked.review?.toSend ?? [])].filter(isIt);
  const [before, after] = [found.at(-1)?.before, found[0]?.after];
  if (found.length === 0) return null;
  return (
    <Side count={2}>
      <TitledValue title={say('before')} value={before} other={after} language={content.source} />
      <TitledValue title={say('after')} value={after} other={before} language={content.source} />
    </Side>
  );
}

const Name = styled.h3({ fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 });

/** Renders the name of a field and the description from its schema, both in English. */
export function Heading({ id, name, description }: { id: string; name: string; description?: string }) {
  return (
    <div>
      <Name id={id} lang="en">
        {name}
      </Name>
      {description && <Note lang="en">{withoutNull(description)}</Note>}
    </div>
  );
}
