import { valueAt } from '../../content';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const feature = 'locales/fr/content/features/signature.json';
const now = (path: string, ...key: string[]) => valueAt(JSON.parse(String(studio.draft.read(path))), key);
const set = (path: string, key: (string | number)[], value: unknown) =>
  studio.edit('Edit', [{ path, edit: { kind: 'set', key, value } }]);
afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const errors = () => studio.problems().filter(({ severity }) => severity === 'error');

test('renaming an address in one language is one edit: the saved one becomes a former one, and no letter typed in between', () => {
  const [slug, former] = [now(feature, 'slug'), now(feature, 'previousSlugs') as string[]];
  for (const typed of ['s', 'signat', 'signature-du-devis']) set(feature, ['slug'], typed);
  expect(now(feature, 'previousSlugs')).toEqual([...former, slug]);
  expect(errors()).toEqual([]);
  set(feature, ['slug'], slug);
  expect(now(feature, 'previousSlugs')).toEqual(former);
});

test('a former address can be used again', () => {
  const [slug, [used, ...others]] = [now(feature, 'slug'), now(feature, 'previousSlugs') as string[]];
  set(feature, ['slug'], used);
  expect(now(feature, 'previousSlugs')).toEqual([...others, slug]);
  expect(errors()).toEqual([]);
});

test('the part of addresses that a language translates is renamed in the same way', () => {
  const language = 'locales/fr/language.json';
  const segment = now(language, 'segments', 'features');
  set(language, ['segments', 'features'], 'outils');
  expect(now(language, 'previousSegments', 'features')).toContain(segment);
  expect(errors()).toEqual([]);
});

test('an address that was never published is not kept', () => {
  const record = 'published-addresses.json';
  const { addresses } = JSON.parse(String(studio.draft.read(record))) as { addresses: Record<string, string> };
  const others = Object.entries(addresses).filter(([, page]) => page !== 'fr/feature/signature');
  set(record, ['addresses'], Object.fromEntries(others));
  studio.save();
  const former = now(feature, 'previousSlugs');
  set(feature, ['slug'], 'signature-du-devis');
  expect(now(feature, 'previousSlugs')).toEqual(former);
});
