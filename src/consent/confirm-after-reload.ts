import type { ConsentChoice } from './consent-record';

/** The key in the state of the history's entry, which outlives a reload and nothing else. */
const key = 'confirmedChoice';

/** Loads the page anew, and has the new one confirm the choice. */
export function reloadAndConfirm(choice: ConsentChoice): void {
  window.history.replaceState({ ...window.history.state, [key]: choice }, '');
  window.location.reload();
}

/** The choice that the page was reloaded for; once. */
export function takeConfirmation(): ConsentChoice | undefined {
  const { [key]: choice, ...rest } = window.history.state ?? {};
  if (choice) window.history.replaceState(rest, '');
  return choice;
}
