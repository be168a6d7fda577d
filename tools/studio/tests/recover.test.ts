/** @jest-environment jsdom */
import { recoverFromCrashes } from '../src/preview/page/recover';

/** Waits until observers of the document have been called. */
const observed = () => Promise.resolve();

test('a preview that has crashed is loaded again, once, and not before it has been shown for a while', async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  recoverFromCrashes(reload);
  document.body.append(document.createElement('p'));
  await observed();
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();

  document.body.append(document.createElement('gatsby-fast-refresh'));
  await observed();
  document.body.append(document.createElement('p'));
  await observed();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
