import Button from '@mui/material/Button';
import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import type { LastSent } from '../../src/changes/last-sent';
import type { ReviewState } from '../../src/studio';
import { pendingTasks } from '../model/pending-tasks';
import { focusSoon } from '../parts/focus';
import { SoftButton } from '../parts/SoftButton';
import { Input, Note, PartHeading, Sheet, Stack } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { ask } from '../session/api';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';
import { ChangeList } from './ChangeList';

/** The id of the heading, which gets the focus when a button below it goes. */
const headingId = 'review';

/** Renders what was saved, the form that sends it for review, and what was sent last, if the repository has a remote. */
export function SendForReview() {
  const remote = useRemote();
  return remote === undefined ? null : <ReviewSheet remote={remote} />;
}

function ReviewSheet({ remote }: { remote: string }) {
  const { say } = useWords();
  const session = useSession();
  const [review, setReview] = useReview();
  const isNothingToSend = !review || review.toSend.length === 0;
  const send = useSubmit(async ({ branch, message }) => {
    if (isNothingToSend) return false;
    const answer = await session.act<ReviewState>('send', { remote, branch: withHyphens(branch), message });
    if (answer) setReview(answer);
    return answer !== undefined;
  });
  return (
    <Sheet>
      <PartHeading id={headingId} tabIndex={-1}>
        {say('review')}
      </PartHeading>
      <Note>
        {say('reviewHint', { remote })}{' '}
        <span role="status">{review?.branch !== undefined && say('onBranch', { branch: review.branch })}</span>
      </Note>
      {review && <ToSend review={review} />}
      <form onSubmit={send}>
        <Stack>
          <Labelled name="branch" label={say('branch')} />
          <Labelled name="message" label={say('message')} />
          <div>
            <SoftButton type="submit" variant="outlined" disabled={isNothingToSend}>
              {say('send')}
            </SoftButton>
          </div>
        </Stack>
      </form>
      <div role="status">{review?.sent && <SentTo sent={review.sent} isHere={isOnSent(review)} />}</div>
      {review?.sent?.from !== undefined && isOnSent(review) && <GoBack from={review.sent.from} onBack={setReview} />}
      {review?.sent && (
        <section aria-label={say('wasSent')}>
          <ChangeList changes={review.sent.changes} />
        </section>
      )}
    </Sheet>
  );
}

/** Returns whether the project is on the branch that was sent last. */
const isOnSent = ({ branch, sent }: ReviewState) => sent !== undefined && sent.branch === branch;

/** Returns the name of a branch for what an editor writes: git allows no spaces. */
const withHyphens = (name = '') => name.trim().replace(/\s+/g, '-');

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

/** Returns what can be sent and what was sent, anew after each check, which follows every request; and a function that replaces it. */
function useReview(): [ReviewState | undefined, Dispatch<ReviewState>] {
  const { checked } = useContent();
  const [review, setReview] = useState<ReviewState>();
  useEffect(() => {
    let isNewest = checked !== undefined;
    ask<ReviewState>('review').then(
      (answer) => isNewest && setReview(answer),
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [checked]);
  return [review, setReview];
}

/**
 * Lists what will be sent, with what was sent before it from the same branch, and says if changes that are not saved yet will not be.
 */
function ToSend({ review }: { review: ReviewState }) {
  const { say } = useWords();
  const { checked } = useContent();
  const { length: left } = pendingTasks(checked.tasks);
  const { toSend, sent } = review;
  // What was sent is confirmed below: nothing was forgotten.
  if (toSend.length === 0 && isOnSent(review) && checked.changes.length === 0) return null;
  return (
    <section aria-label={say('toSend')}>
      <strong>{say(toSend.length > 0 ? 'toSend' : 'nothingToSend')}</strong>
      {checked.changes.length > 0 && <Note>{say(toSend.length > 0 ? 'notSent' : 'saveFirst')}</Note>}
      {toSend.length > 0 && left > 0 && <Note>{say.counted('tasksLeft', left)}</Note>}
      {toSend.length > 0 && sent && isOnSent(review) && <Note>{say('sentAgain', { branch: sent.branch })}</Note>}
      <ChangeList changes={toSend} takeBack="revertsaved" />
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

function SentTo({ sent: { branch, link }, isHere }: { sent: LastSent; isHere: boolean }) {
  const { say } = useWords();
  return (
    <>
      {say(isHere ? 'sent' : 'sentBefore', { branch })} {link && <a href={link}>{link}</a>}
    </>
  );
}

/** Renders the button that leads back to the branch where the review started, and says what it is for. */
function GoBack({ from, onBack }: { from: string; onBack: Dispatch<ReviewState> }) {
  const { say } = useWords();
  const session = useSession();
  const isBusy = useRef(false);
  const goBack = async () => {
    // The second click of a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await session.act<ReviewState>('goback');
    isBusy.current = false;
    // It can be refused halfway: on the branch, but not up to date.
    if (!answer) return session.refresh();
    onBack(answer);
    // The button goes, and with it the focus.
    focusSoon(headingId, 'nearest');
  };
  return (
    <Stack gap={8}>
      <Note>{say('nextChange', { from })}</Note>
      <div>
        <Button variant="outlined" onClick={() => void goBack()}>
          {say('goBack', { from })}
        </Button>
      </div>
    </Stack>
  );
}
