import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FileConflict } from '../../src/save/merge';
import { keyOfName } from '../model/keys';
import { fieldAt } from '../model/subject';
import { useNames } from '../model/use-names';
import { focusSoon } from '../parts/focus';
import { NameText } from '../parts/NameText';
import { Note, PartHeading, Sheet, Side, Stack } from '../parts/styles';
import { TitledValue } from '../parts/Value';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { changesHeadingId } from './ChangeList';

type Take = 'ours' | 'theirs';

const idOf = ({ path, key }: FileConflict) => `${path} ${key}`;

/** Lists the values that changed both here and on the disk, and asks which one to keep. */
export function Conflicts({ conflicts }: { conflicts: readonly FileConflict[] }) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, Take>>>({});
  const isDecided = conflicts.every((conflict) => chosen[idOf(conflict)]);
  const decide = async () => {
    const choices = conflicts.map((conflict) => ({
      path: conflict.path,
      key: conflict.key,
      take: chosen[idOf(conflict)] ?? 'theirs',
    }));
    await session.act('resolve', { choices });
    await session.save();
    // The button goes, and with it the focus.
    focusSoon(changesHeadingId, 'nearest');
  };
  return (
    <Sheet role="alert">
      <PartHeading>{say('conflicts')}</PartHeading>
      <Note>{say('conflictsHint')}</Note>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={idOf(conflict)}
          conflict={conflict}
          chosen={chosen[idOf(conflict)]}
          onChoose={(take) => setChosen({ ...chosen, [idOf(conflict)]: take })}
        />
      ))}
      <div>
        <Button variant="contained" disabled={!isDecided} onClick={() => void decide()}>
          {say('decide')}
        </Button>
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  conflict: FileConflict;
  chosen: Take | undefined;
  onChoose(take: Take): void;
}

function ConflictChoice({ conflict, chosen, onChoose }: ChoiceProps) {
  const { say } = useWords();
  const { content, known } = useContent();
  const names = useNames();
  const name = idOf(conflict);
  const file = content.files.get(conflict.path);
  const place = { path: conflict.path, key: keyOfName(file?.value, conflict.key) };
  // An entry that was removed here has its name only on the disk.
  const isRemoved = conflict.ours === undefined && typeof place.key.at(-1) === 'number';
  const field = fieldAt(known.fields[file?.schema ?? ''], place.key);
  return (
    <Stack as="fieldset" gap={8} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend>
        <NameText name={isRemoved ? names.removed(place, conflict.theirs) : names.place(place)} />
        {file?.language && ` (${say.language(file.language)})`}
      </legend>
      <Side count={2}>
        {(['ours', 'theirs'] as const).map((take) => (
          <label key={take}>
            <input type="radio" name={name} checked={chosen === take} onChange={() => onChoose(take)} /> {say(take)}
            <TitledValue
              title={say(take)}
              value={conflict[take]}
              other={conflict[take === 'ours' ? 'theirs' : 'ours']}
              language={file?.language}
              {...(field && { field })}
            />
          </label>
        ))}
      </Side>
    </Stack>
  );
}
