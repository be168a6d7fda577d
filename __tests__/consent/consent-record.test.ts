/** @jest-environment jsdom */
import { type ConsentChoice, storeChoice, storedChoice } from '../../src/consent/consent-record';

const terms = { version: 1, months: 6, services: ['Métrica'] };
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const made = day('2026-03-10');

/** Whether the browser sends the signal Global Privacy Control. */
const signal = (on: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });

const record = () => JSON.parse(window.localStorage.getItem('cookieConsentRecord') ?? 'null');
const choices: readonly ConsentChoice[] = ['all', 'essential'];

/** Records that say nothing of the choice. */
const damaged = [
  ['missing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['of no day', JSON.stringify({ choice: 'all', date: 'soon', version: 1, services: ['Métrica'] })],
  ['of a day to come', JSON.stringify({ choice: 'all', date: '2027-01-01T00:00:00Z', version: 1 })],
  ['of another choice', JSON.stringify({ choice: 'other', date: '2026-01-01T00:00:00Z', version: 1 })],
] as const;

/** The visitor is asked again, and nothing says that there is a choice. */
function expectEnded(asked: typeof terms, now = made): void {
  expect(storedChoice(asked, now)).toBe('none');
  expect(window.localStorage).toHaveLength(0);
}

beforeEach(() => {
  window.localStorage.clear();
  signal(undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each(choices)(
  'the proof of %s holds the choice, its date, the version of the texts, the services and the signal',
  (choice) => {
    storeChoice(choice, terms, made);
    expect(window.localStorage.getItem('cookieConsent')).toBe(choice);
    expect(record()).toEqual({ ...terms, months: undefined, choice, date: '2026-03-10T12:00:00.000Z', gpc: false });
  },
);

test.each(choices)('%s holds to the last day of the period, and is asked for again after it', (choice) => {
  storeChoice(choice, terms, made);
  expect(storedChoice(terms, made)).toBe(choice);
  expect(storedChoice(terms, day('2026-09-09'))).toBe(choice);
  expectEnded(terms, day('2026-09-10'));
});

test.each(choices)('%s ends once what it agrees to is another', (choice) => {
  storeChoice(choice, terms, made);
  expectEnded({ ...terms, version: terms.version + 1 });
});

test('“all” holds for the services that were named then: with one less it holds, with another one it ends', () => {
  storeChoice('all', terms, made);
  expect(storedChoice({ ...terms, services: [] }, made)).toBe('all');
  expectEnded({ ...terms, services: ['Métrica', 'Mapas'] });
  // A record from before services were kept proves nothing for any.
  storeChoice('all', terms, made);
  window.localStorage.setItem('cookieConsentRecord', JSON.stringify({ ...record(), services: undefined }));
  expectEnded(terms);
});

test.each(choices.flatMap((choice) => damaged.map(([what, stored]) => [choice, what, stored] as const)))(
  '%s with a record that is %s is an answer, and its record begins now',
  (choice, _, stored) => {
    window.localStorage.setItem('cookieConsent', choice);
    if (stored !== null) window.localStorage.setItem('cookieConsentRecord', stored);
    expect(storedChoice(terms, made)).toBe(choice);
    expect(record()).toMatchObject({ choice, date: made.toISOString(), version: terms.version });
    expect(storedChoice(terms, day('2026-09-10'))).toBe('none');
  },
);

test.each(['', 'ALL', 'none', '{"analytics":true}'])('%j is no answer', (stored) => {
  window.localStorage.setItem('cookieConsent', stored);
  expect(storedChoice(terms, made)).toBe('none');
});

test('where the browser sends Global Privacy Control, “all” from before ends, and a choice made with it counts', () => {
  storeChoice('all', terms, made);
  signal(true);
  expectEnded(terms);
  storeChoice('all', terms, made);
  expect(record().gpc).toBe(true);
  expect(storedChoice(terms, made)).toBe('all');
  signal(false);
  storeChoice('essential', terms, made);
  signal(true);
  expect(storedChoice(terms, made)).toBe('essential');
});

test('where storage is blocked a choice holds for the visit, and nothing breaks', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => storeChoice('all', terms, made)).not.toThrow();
  expect(storedChoice(terms, made)).toBe('all');
});
