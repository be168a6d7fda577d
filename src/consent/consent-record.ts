import { consentKey, readStorage, writeStorage } from '../page/storage';

/** What a visitor has allowed (section 3 of the specification). */
export type ConsentChoice = 'all' | 'essential';

/** When a choice has to be made anew, from `data/site.json`. */
export interface ConsentTerms {
  /** Of what visitors agree to. */
  version: number;
  /** How long a choice holds. */
  months: number;
  /** Names of the services of others that `all` lets in. */
  services: readonly string[];
}

/** The proof of a choice: what was chosen, when, of which version of the texts, for which services, and whether the signal was on. */
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

/** Whether the browser asks that nothing be passed on to others (w3c.github.io/gpc). */
export const sendsPrivacySignal = () => navigator.globalPrivacyControl === true;

/**
 * The choice of an earlier visit, as far as it still holds. It does not once it is too old, made of other texts, or `all` from
 * before the browser sent the signal or before a service was named; nonsense in storage is no choice either. Consent must be proved
 * (GDPR, article 7.1): `all` without a record is none. A refusal needs no proof.
 */
export function storedChoice(terms: ConsentTerms, now = new Date()): ConsentChoice | 'none' {
  const choice = readStorage(consentKey);
  if (choice !== 'all' && choice !== 'essential') return 'none';
  const stored = readStorage('cookieConsentRecord');
  if (stored === null) return choice === 'essential' ? choice : 'none';
  const record = parseRecord(stored);
  return record?.choice === choice && holds(record, terms, now) ? choice : 'none';
}

/** Keeps a choice that a visitor makes now, and its proof. */
export function storeChoice(choice: ConsentChoice, terms: ConsentTerms, now = new Date()): void {
  // The choice comes last: it is what other tabs listen for.
  writeRecord(choice, terms, now);
  writeStorage(consentKey, choice);
}

function writeRecord(choice: ConsentChoice, { version, services }: ConsentTerms, now: Date): void {
  const record: ConsentRecord = { choice, date: now.toISOString(), version, services, gpc: sendsPrivacySignal() };
  writeStorage('cookieConsentRecord', JSON.stringify(record));
}

function holds({ choice, date, version, services, gpc }: ConsentRecord, terms: ConsentTerms, now: Date): boolean {
  if (version !== terms.version) return false;
  // Records of before have no list; and it comes from storage, where anything may stand.
  const known: readonly unknown[] = Array.isArray(services) ? services : [];
  if (choice === 'all' && !terms.services.every((name) => known.includes(name))) return false;
  if (choice === 'all' && sendsPrivacySignal() && !gpc) return false;
  const made = new Date(date);
  // A date to come is that of a clock which was wrong: it would hold for as long as the clock was ahead.
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
