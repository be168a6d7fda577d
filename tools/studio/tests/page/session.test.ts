import { valueAt } from '../../../../src/content/problem';
import type { Typed } from '../../page/session/content';
import { slowStudio } from './slow-studio';

const { studio, hold, session } = slowStudio();
const [hero, faq, feature] = [
  'locales/fr/hero.json',
  'locales/fr/content/faq.json',
  'locales/fr/content/features/signature.json',
];

/** Returns a value of the draft, as the studio keeps it. */
const kept = (path: string, ...key: Typed['key']) => valueAt(JSON.parse(String(studio.draft.read(path))), key);

const typed = (path: string, value: unknown, ...key: Typed['key']): Typed => ({ path, key, value });

beforeAll(() => session.start());
afterEach(async () => {
  await session.send();
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
  session.dismiss();
  await session.refresh();
});

test('a click counts, even if one goes on typing before the studio answers', async () => {
  session.type(typed(hero, 'One', 'badge'));
  const edit = hold('edit');
  const undone = session.act('undo');
  await edit.sent;
  session.type(typed(hero, 'Two', 'headlineBefore'));
  edit.open();
  expect(await undone).toBeDefined();
});

test('an edit that the studio refuses takes no other edit with it', async () => {
  session.type(typed(hero, 'Still there', 'badge'));
  session.type(typed(hero, 'x', 'gone', 'away'));
  session.type(typed(hero, 'Here, too', 'headlineBefore'));
  await session.send();
  expect([kept(hero, 'badge'), kept(hero, 'headlineBefore')]).toEqual(['Still there', 'Here, too']);
  expect(session.current()).toMatchObject({ keeping: 'kept', refusal: expect.stringContaining('gone') });
});

test('what is typed in an entry stays with it while another one is removed', async () => {
  const [first, second] = kept(faq, 'entries') as { id: string }[];
  const removal = hold('removeentry');
  const removed = session.act('removeentry', { kind: 'question', id: first?.id });
  await removal.sent;
  session.type(typed(faq, 'Typed meanwhile', 'entries', 1, 'question'));
  session.type(typed(faq, 'Typed in the removed one', 'entries', 0, 'question'));
  removal.open();
  await removed;
  await session.send();
  expect(kept(faq, 'entries', 0)).toMatchObject({ id: second?.id, question: 'Typed meanwhile' });
  expect(JSON.stringify(kept(faq))).not.toContain('Typed in the removed one');
});

test.each([
  ['removed', { kind: 'remove', key: ['benefits', 0] }, 1],
  ['inserted before it', { kind: 'insert', key: ['benefits'], at: 1, value: 'New' }, 3],
  ['moved behind it', { kind: 'move', key: ['benefits'], from: 0, to: 2 }, 1],
  ['moved before it', { kind: 'move', key: ['benefits'], from: 2, to: 0 }, 0],
] as const)('also in a list without ids, while an entry is %s', async (_, edit, at) => {
  const request = hold('edit');
  const edited = session.act('edit', { title: 'List', edits: [{ path: feature, edit }] });
  await request.sent;
  session.type(typed(feature, 'Typed meanwhile', 'benefits', 2));
  request.open();
  await edited;
  await session.send();
  expect((kept(feature, 'benefits') as string[]).indexOf('Typed meanwhile')).toBe(at);
});

test('the id of an entry can be typed while the studio is slow', async () => {
  const edit = hold('edit');
  session.type(typed(faq, 'newId', 'entries', 0, 'id'));
  const sent = session.send();
  await edit.sent;
  session.type(typed(faq, 'newIdAndMore', 'entries', 0, 'id'));
  edit.open();
  await sent;
  await session.send();
  expect(kept(faq, 'entries', 0, 'id')).toBe('newIdAndMore');
});

test('a request is made from the content of its turn', async () => {
  const [first, ...rest] = kept(faq, 'entries') as { id: string }[];
  const removal = hold('removeentry');
  const removed = session.act('removeentry', { kind: 'question', id: first?.id });
  let seen: unknown;
  const looked = session.actOn(({ files }) => {
    seen = valueAt(files.get(faq)?.value, ['entries']);
    return undefined;
  });
  removal.open();
  await removed;
  expect([await looked, seen]).toEqual([undefined, rest]);
});

test('between an edit and its check, nothing says that there is nothing to save', async () => {
  const seen: string[] = [];
  const stop = session.subscribe(() => {
    const { keeping, isChecking, checked, content } = session.current();
    const isEdited = (content?.steps.done.length ?? 0) > 0;
    if (keeping === 'kept' && isEdited) seen.push(isChecking || checked.changes.length > 0 ? 'known' : 'nothing to save');
  });
  session.type(typed(hero, 'Three', 'badge'));
  await session.send();
  await session.refresh();
  stop();
  expect(new Set(seen)).toEqual(new Set(['known']));
});
