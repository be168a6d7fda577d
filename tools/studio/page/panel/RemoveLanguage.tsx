import Button from '@mui/material/Button';
import { useId } from 'react';
import { Note, PartHeading, Row, Select, Sheet } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';

/** Renders the form that removes a language; undo brings it back. */
export function RemoveLanguage() {
  const { say } = useWords();
  const session = useSession();
  const { content } = useContent();
  const hint = useId();
  const others = content.languages.filter((code) => code !== content.source);
  const submit = useSubmit(async ({ code }) => void (await session.act('removelanguage', { code })));
  if (others.length === 0) return null;
  return (
    <Sheet>
      <PartHeading>{say('removeLanguage')}</PartHeading>
      <Note id={hint}>{say('removeLanguageHint')}</Note>
      <form onSubmit={submit}>
        <Row>
          <Select name="code" aria-label={say('removeLanguage')} aria-describedby={hint}>
            {others.map((code) => (
              <option key={code} value={code}>
                {say.language(code)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="outlined">
            {say('remove')}
          </Button>
        </Row>
      </form>
    </Sheet>
  );
}
