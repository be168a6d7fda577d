import { consentKey, readStorage, recordKey, writeStorage } from '../page/storage';

/** What a visitor has allowed (section 3 of the specification). */
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
export const sendsPrivacySignal = () => navigator.globalPrivacyControl === true;

/**
 * The stored choice, if it is still valid. It is not if it is too old, was made for other texts, or is `all` from before the
 * browser sent the privacy signal or before a service was added; invalid values count as no choice. Consent must be provable
 * (GDPR, article 7.1): `all` without a record does not count. A refusal needs no proof.
 */
export function storedChoice(terms: ConsentTerms, now = new Date()): ConsentChoice | 'none' {
  const choice = readStorage(consentKey);
  if (choice !== 'all' && choice !== 'essential') return 'none';
  const stored = readStorage(recordKey);
  if (stored === null) return choice === 'essential' ? choice : 'none';
  const record = parseRecord(stored);
  return record?.choice === choice && holds(record, terms, now) ? choice : 'none';
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

function holds({ choice, date, version, services, gpc }: ConsentRecord, terms: ConsentTerms, now: Date): boolean {
  if (version !== terms.version) return false;
  // Old records have no list, and storage may contain anything.
  const known: readonly unknown[] = Array.isArray(services) ? services : [];
  if (choice === 'all' && !terms.services.every((name) => known.includes(name))) return false;
  if (choice === 'all' && sendsPrivacySignal() && !gpc) return false;
  const made = new Date(date);
  // A date in the future comes from a wrong clock: the choice would be valid for too long.
  return made <= now && now < monthsAfter(made, terms.months);
}

function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

function parseRecord(stored: string): ConsentRecord | undefined {
  try {
    const record: unknown = JSON.parse(stored);
    return typeof record === 'object' && record !== null ? (record as ConsentRecord) : undefined;
  } catch {
    return undefined;
  }
}
