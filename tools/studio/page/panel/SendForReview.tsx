import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { Change } from '../../src/changes/changes';
import type { Sent } from '../../src/changes/review';
import { Input, Note, PartHeading, Sheet, Stack } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { ask } from '../session/api';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';
import { ChangeList } from './ChangeList';

/** Renders what was saved and the form that sends it for review, if the repository has a remote. */
export function SendForReview() {
  const { say } = useWords();
  const session = useSession();
  const remote = useRemote();
  const [sent, setSent] = useState<Sent>();
  const send = useSubmit(async ({ branch, message }) => {
    setSent(await session.act<Sent>('send', { remote, branch, message }));
  });
  if (remote === undefined) return null;
  return (
    <Sheet>
      <PartHeading>{say('review')}</PartHeading>
      <Note>{say('reviewHint', { remote })}</Note>
      <ToSend />
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

/** Returns the name of the first remote; undefined before the response, or if there is none. */
function useRemote(): string | undefined {
  const [remote, setRemote] = useState<string>();
  useEffect(() => {
    ask<string[]>('remotes').then(
      ([first]) => setRemote(first),
      () => undefined,
    );
  }, []);
  return remote;
}

/** Returns the changes that were saved and not sent yet, anew after each check, which follows every request. */
function useChangesToSend(): readonly Change[] | undefined {
  const { checked } = useContent();
  const [changes, setChanges] = useState<readonly Change[]>();
  useEffect(() => {
    let isNewest = checked !== undefined;
    ask<Change[]>('tosend').then(
      (answer) => isNewest && setChanges(answer),
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [checked]);
  return changes;
}

/** Lists what will be sent, and says if changes that are not saved yet will not be. */
function ToSend() {
  const { say } = useWords();
  const { checked } = useContent();
  const changes = useChangesToSend();
  if (!changes) return null;
  return (
    <section aria-label={say('toSend')}>
      <strong>{say(changes.length > 0 ? 'toSend' : 'nothingToSend')}</strong>
      {checked.changes.length > 0 && <Note>{say('notSent')}</Note>}
      <ChangeList changes={changes} />
    </section>
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

function SentTo({ sent: { branch, from, link } }: { sent: Sent }) {
  const { say } = useWords();
  return (
    <>
      {say('sent', { branch })} {link && <a href={link}>{link}</a>}
      {from !== undefined && <Note>{say('nextChange', { from })}</Note>}
    </>
  );
}
