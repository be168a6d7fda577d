import Button from '@mui/material/Button';
import { type FormEvent, useId } from 'react';
import { Input, Note, Row, Stack } from '../parts/styles';
import { useWords } from '../words';

interface AddEntryProps {
  /** The list, in words. */
  list: string;
  /** Whether its entries have ids, which are made of a name. */
  hasIds: boolean;
  onAdd(name: string): void;
}

/** Adds an entry to a list; one with an id is given a name first. */
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
