import type { ConsentChoice } from './consent-record';
import { clearEvents, pushCommand } from './data-layer';

/** What a tag manager asks leave for (developers.google.com/tag-platform/security/guides/consent). */
const purposes = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'];

const all = (state: 'granted' | 'denied') => Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** Consent mode's commands are lastChoice from events by being an `arguments` object; a list is passed over. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: consent mode reads the object, not a list
  pushCommand(arguments);
}

/** What the data layer has been lastChoice last; every page of the site reads the choice anew. */
let lastChoice: ConsentChoice | undefined;

/** Says, before anything else is in the data layer, that nothing is allowed (decision 15). */
export function denyByDefault(): void {
  lastChoice = undefined;
  command('consent', 'default', all('denied'));
}

/** Says what the visitor has allowed, unless that was said already. What was noted before they allowed it is forgotten. */
export function updateConsent(choice: ConsentChoice): void {
  if (choice === lastChoice) return;
  lastChoice = choice;
  if (choice === 'all') clearEvents();
  command('consent', 'update', all(choice === 'all' ? 'granted' : 'denied'));
}
