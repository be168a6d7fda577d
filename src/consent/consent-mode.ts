import type { ConsentChoice } from './consent-record';
import { pushToDataLayer } from './data-layer';

/** The consent types of tag managers (developers.google.com/tag-platform/security/guides/consent). */
const purposes = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'];

const all = (state: 'granted' | 'denied') => Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** Consent mode distinguishes commands from events by the `arguments` object; it ignores arrays. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: consent mode reads the object, not a list
  pushToDataLayer(arguments);
}

/** The last choice that was pushed to the data layer; every page reads the stored choice again. */
let lastChoice: ConsentChoice | undefined;

/** Pushes, before anything else, that nothing is allowed (decision 15). */
export function denyByDefault(): void {
  lastChoice = undefined;
  command('consent', 'default', all('denied'));
}

/** Pushes what the visitor has allowed, unless that was already done. */
export function updateConsent(choice: ConsentChoice): void {
  if (choice === lastChoice) return;
  lastChoice = choice;
  command('consent', 'update', all(choice === 'all' ? 'granted' : 'denied'));
}
