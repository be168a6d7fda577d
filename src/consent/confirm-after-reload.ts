import type { ConsentChoice } from './consent-record';

/** Key in the state of the history entry, which survives a reload and nothing else. */
const key = 'confirmedChoice';

/** Reloads the page, which then shows the confirmation of the choice. */
export function reloadAndConfirm(choice: ConsentChoice): void {
  window.history.replaceState({ ...window.history.state, [key]: choice }, '');
  window.location.reload();
}

/** Whether there is a choice to confirm. */
export const hasConfirmation = (): boolean => Boolean(window.history.state?.[key]);

/** The choice to confirm after a reload; returned only once. */
export function takeConfirmation(): ConsentChoice | undefined {
  const { [key]: choice, ...rest } = window.history.state ?? {};
  if (choice) window.history.replaceState(rest, '');
  return choice;
}
