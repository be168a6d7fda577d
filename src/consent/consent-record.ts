import { consentKey, readStorage, recordKey, removeStorage, writeStorage } from './storage';

/** What a visitor has allowed (docs/product.md, Cookies). */
export type ConsentChoice = 'all' | 'essential';

/** When a visitor has to choose again, from `data/site.json`. */
export interface ConsentTerms {
  /** Version of the texts that visitors agree to. */
  version: number;
  /** How long a choice is valid. */
  months: number;
  /** Names of the third-party services that `all` allows. */
  services: readonly string[];
}

/**
 * The proof of a choice: what was chosen, when, for which version of the texts and which services, and whether the privacy signal
 * was on.
 */
interface ConsentRecord {
  choice: ConsentChoice;
  /** ISO 8601, in UTC. */
  date: string;
  version: number;
  services: readonly string[];
  /** Whether the browser sent the signal Global Privacy Control (w3c.github.io/gpc). */
  gpc: boolean;
}

declare global {
  interface Navigator {
    /** Missing in browsers that do not know the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends the Global Privacy Control signal (w3c.github.io/gpc). */
export function sendsPrivacySignal(): boolean {
  try {
    return navigator.globalPrivacyControl === true;
  } catch {
    // An extension keeps it from saying so.
    return false;
  }
}

/**
 * The stored choice. Its entry alone is an answer (decision 37): without a usable record, the record begins now. The choice ends after
 * its period, when the texts have changed, and, if it was `all`, when a service was added or the browser has begun to send the privacy
 * signal. Then both entries are removed.
 */
export function storedChoice(terms: ConsentTerms, now = new Date()): ConsentChoice | 'none' {
  const choice = readStorage(consentKey);
  if (choice !== 'all' && choice !== 'essential') return 'none';
  const record = readRecord(choice, now);
  if (!record) writeRecord(choice, terms, now);
  else if (now >= monthsAfter(new Date(record.date), terms.months) || !covers(record, terms)) {
    removeStorage(consentKey);
    removeStorage(recordKey);
    return 'none';
  }
  return choice;
}

/** Stores a choice and its proof. */
export function storeChoice(choice: ConsentChoice, terms: ConsentTerms, now = new Date()): void {
  writeStorage(consentKey, choice);
  // Written last, because other tabs listen for it. Its date changes even if the choice does not.
  writeRecord(choice, terms, now);
}

function writeRecord(choice: ConsentChoice, { version, services }: ConsentTerms, now: Date): void {
  const record: ConsentRecord = { choice, date: now.toISOString(), version, services, gpc: sendsPrivacySignal() };
  writeStorage(recordKey, JSON.stringify(record));
}

/** Whether a choice is about the current texts and services. */
function covers({ choice, version, services, gpc }: ConsentRecord, terms: ConsentTerms): boolean {
  if (version !== terms.version) return false;
  if (choice === 'essential') return true;
  // Old records have no list, and storage may contain anything.
  const known: readonly unknown[] = Array.isArray(services) ? services : [];
  return terms.services.every((name) => known.includes(name)) && (gpc || !sendsPrivacySignal());
}

function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

/** The record of a choice; undefined if there is none, or one that is damaged, of another choice, or from a wrong clock. */
function readRecord(choice: ConsentChoice, now: Date): ConsentRecord | undefined {
  try {
    const record: ConsentRecord | null = JSON.parse(readStorage(recordKey) ?? 'null');
    return record?.choice === choice && new Date(record.date) <= now ? record : undefined;
  } catch {
    return undefined;
  }
}
