import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { Sent } from '../../src/changes/review';
import { Input, Note, PartHeading, Sheet, Stack } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { ask } from '../session/api';
import { useSession } from '../session/use-session';
import { useWords } from '../words';

/** Renders the form that sends the saved changes for review, if the repository has a remote. */
export function SendForReview() {
  const { say } = useWords();
  const session = useSession();
  const [remote, setRemote] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  useEffect(() => {
    ask<string[]>('remotes').then(
      ([first]) => setRemote(first),
      () => undefined,
    );
  }, []);
  const send = useSubmit(async ({ branch, message }) => {
    setSent(await session.act<Sent>('send', { remote, branch, message }));
  });
  if (remote === undefined) return null;
  return (
    <Sheet>
      <PartHeading>{say('review')}</PartHeading>
      <Note>{say('reviewHint', { remote })}</Note>
      <form onSubmit={send}>
        <Stack>
          <Labelled name="branch" label={say('branch')} />
          <Labelled name="message" label={say('message')} />
          <div>
            <Button type="submit" variant="outlined">
              {say('send')}
            </Button>
          </div>
        </Stack>
      </form>
      <div role="status">{sent && <SentTo sent={sent} />}</div>
    </Sheet>
  );
}

function Labelled({ name, label }: { name: string; label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} required />
    </div>
  );
}

function SentTo({ sent: { branch, link } }: { sent: Sent }) {
  const { say } = useWords();
  return (
    <>
      {say('sent', { branch })} {link && <a href={link}>{link}</a>}
    </>
  );
}
