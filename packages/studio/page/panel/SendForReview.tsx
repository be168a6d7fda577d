import Button from '@mui/material/Button';
import type { Sent } from '../../src/changes/review';
import type { ReviewState } from '../../src/studio';
import { SoftButton } from '../parts/buttons';
import { focusSoon } from '../parts/focus';
import { LabelledInput, submitting } from '../parts/form';
import { Note, PartHeading, Sheet, Stack } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { ChangeList } from './ChangeList';

/** The id of the heading, which gets the focus when a button below it goes. */
const headingId = 'review';

/** Renders what was saved, the form that sends it for review, and what was sent last, if the repository has a remote. */
export function SendForReview() {
  const { say } = useWords();
  const { review } = useContent().checked;
  const isNothingToSend = review?.toSend.length === 0;
  const send = submitting(async ({ branch, message }) => {
    if (isNothingToSend) return false;
    return (await session.actOnce('send', { branch: withHyphens(branch), message })) !== undefined;
  });
  if (review?.refusal !== undefined)
    return (
      <Sheet>
        <PartHeading>{say('review')}</PartHeading>
        <Note>{review.refusal}</Note>
      </Sheet>
    );
  if (review?.remote === undefined) return null;
  return (
    <Sheet>
      <PartHeading id={headingId} tabIndex={-1}>
        {say('review')}
      </PartHeading>
      <Note>
        {say('reviewHint', { remote: review.remote })}{' '}
        <span role="status">{review.branch !== undefined && say('onBranch', { branch: review.branch })}</span>
      </Note>
      <ToSend review={review} />
      <form onSubmit={send}>
        <Stack>
          <LabelledInput name="branch" label={say('branch')} />
          <LabelledInput name="message" label={say('message')} />
          <div>
            <SoftButton type="submit" variant="outlined" disabled={isNothingToSend}>
              {say('send')}
            </SoftButton>
          </div>
        </Stack>
      </form>
      <div role="status">{review.sent && <SentTo sent={review.sent} isHere={isOnSent(review)} />}</div>
      {review.sent?.from !== undefined && isOnSent(review) && <GoBack from={review.sent.from} />}
      {review.sent && (
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

/**
 * Lists what will be sent, with what was sent before it from the same branch, and says if changes that are not saved yet will not be.
 */
function ToSend({ review }: { review: ReviewState }) {
  const { say } = useWords();
  const { checked } = useContent();
  const { length: left } = checked.tasks;
  const { toSend, sent, commits = [] } = review;
  // What was sent is confirmed below: nothing was forgotten.
  if (toSend.length === 0 && isOnSent(review) && checked.changes.length === 0) return null;
  return (
    <section aria-label={say('toSend')}>
      <strong>{say(toSend.length > 0 ? 'toSend' : 'nothingToSend')}</strong>
      {checked.changes.length > 0 && <Note>{say(toSend.length > 0 ? 'notSent' : 'saveFirst')}</Note>}
      {toSend.length > 0 && left > 0 && <Note>{say.counted('tasksLeft', left)}</Note>}
      {toSend.length > 0 && sent && isOnSent(review) && <Note>{say('sentAgain', { branch: sent.branch })}</Note>}
      <ChangeList changes={toSend} takeBack="revertsaved" />
      {commits.length > 0 && (
        <>
          <Note>{say(toSend.length > 0 ? 'commitsGoAlong' : 'onlyCommits')}</Note>
          <p style={{ whiteSpace: 'pre-line' }}>{commits.join('\n')}</p>
        </>
      )}
    </section>
  );
}

function SentTo({ sent: { branch, link }, isHere }: { sent: Sent; isHere: boolean }) {
  const { say } = useWords();
  return (
    <>
      {say(isHere ? 'sent' : 'sentBefore', { branch })} {link && <a href={link}>{link}</a>}
    </>
  );
}

/** Renders the button that leads back to the branch where the review started, and says what it is for. */
function GoBack({ from }: { from: string }) {
  const { say } = useWords();
  const goBack = async () => {
    // The button goes, and with it the focus.
    if (await session.actOnce('goback')) focusSoon(headingId, 'nearest');
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
