import { useEffect } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { FieldView } from '../fields/FieldView';
import { idOf, leadsTo, parseKey } from '../model/keys';
import { nameInFull } from '../model/naming';
import { type Part, subjectAt } from '../model/subject';
import { useNames } from '../model/use-names';
import { fieldId, focusSoon } from '../parts/focus';
import { NameText } from '../parts/NameText';
import { Note, Sheet, Stack, ViewHeading } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { formatKey } from '../site';
import { useWords } from '../words';
import { ToFill } from './ToFill';

/** The id of the view's heading, which gets the focus if a whole file or entry is selected. */
const headingId = 'fields-heading';

/** Renders the fields of the selected place, in all languages, with the facts that belong to it. */
export function FieldsView() {
  const { say } = useWords();
  const { content, known, picked, told } = useContent();
  const names = useNames();
  const subject = picked && subjectAt(content, known, picked);
  const isWhole = picked?.key.length === subject?.key.length;
  useEffect(() => {
    if (picked && session.takePick()) focusSoon(isWhole ? headingId : fieldId(picked));
  }, [picked, isWhole]);
  if (!subject) {
    return (
      <Stack>
        <ViewHeading id={headingId} tabIndex={-1}>
          {say('nothingPicked')}
        </ViewHeading>
        <Note>{say('howToPick')}</Note>
        <Note>{say('inEnglish')}</Note>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <div>
        <ViewHeading id={headingId} tabIndex={-1}>
          <NameText name={names.file(subject.path)} />
        </ViewHeading>
        {subject.key.length > 0 && (
          <Note as="div">
            <NameText name={names.entry(subject)} />
          </Note>
        )}
      </div>
      <ToFill problems={told.toFill.filter(isOf(subject.parts))} />
      {subject.parts.map((part, index) => (
        <SubjectPart key={identityOf(part)} part={part} isFirst={index === 0} />
      ))}
    </Stack>
  );
}

/** Returns whether a problem is one of the parts of a subject. */
const isOf =
  (parts: readonly Part[]) =>
  ({ file, key }: ToldProblem) =>
    parts.some(({ spots }) => spots.some((spot) => spot.path === file && leadsTo(spot.key, parseKey(key))));

/** Entries differ by their ids, also when they move: state such as a refusal stays with its entry. */
const identityOf = ({ spots: [first] }: Part) => first && `${first.path} ${idOf(first.value) ?? formatKey(first.key)}`;

/** Renders a part of the subject, the texts of an entry or its facts, with the name of the file. */
function SubjectPart({ part: { field, spots }, isFirst }: { part: Part; isFirst: boolean }) {
  const names = useNames();
  const [first] = spots;
  if (!first) return null;
  const file = names.file(first.path);
  return (
    <Sheet aria-label={nameInFull(names.place(first))}>
      {!isFirst && (
        <Note as="div">
          <NameText name={file} />
        </Note>
      )}
      <FieldView name={nameInFull(file)} field={field} spots={spots} isOutermost />
    </Sheet>
  );
}
