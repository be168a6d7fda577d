import Button from '@mui/material/Button';
import { type FormEvent, useId } from 'react';
import { Input, Note, Row, Stack } from '../parts/styles';
import { useWords } from '../words';

interface AddEntryProps {
  /** The name of the list, in words. */
  list: string;
  /** Whether its entries have ids, which are made from a name. */
  hasIds: boolean;
  onAdd(name: string): void;
}

/** Renders the form that adds an entry to a list; it asks for a name if the entries have ids. */
export function AddEntry({ list, hasIds, onAdd }: AddEntryProps) {
  const { say } = useWords();
  const [input, hint] = [useId(), useId()];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd(String(new FormData(event.currentTarget).get('name') ?? ''));
    event.currentTarget.reset();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        {hasIds && (
          <>
            <label htmlFor={input}>{say('newName')}</label>
            <Note id={hint}>{say('newNameHint')}</Note>
          </>
        )}
        <Row>
          {hasIds && <Input id={input} name="name" required aria-describedby={hint} style={{ width: '18rem' }} />}
          <Button type="submit" variant="outlined">
            {say('addTo', { list })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
