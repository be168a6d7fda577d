import { valueAt } from '../../../content';
import type { Typed } from '../../page/session/content';
import { session } from '../../page/session/session';
import { routes } from '../../src/server/routes';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();
/** What requests wait for, by name. */
const gates = new Map<string, () => Promise<void>>();
const stored = new Map<string, string>();

Object.assign(globalThis, {
  window: globalThis,
  sessionStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  },
  async fetch(address: string, { body }: { body: string }) {
    const name = address.slice('/api/'.length);
    await gates.get(name)?.();
    try {
      return Response.json((await routes[name]?.run(studio, JSON.parse(body))) ?? {});
    } catch (error) {
      return Response.json({ error: (error as Error).message }, { status: 422 });
    }
  },
});

/** Has requests of a name wait until `open` is called; `sent` resolves once the page has sent one. */
function hold(name: string) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const sent = new Promise<void>((resolve) =>
    gates.set(name, () => {
      resolve();
      return opened;
    }),
  );
  return { sent, open };
}

const [hero, faq] = ['locales/fr/hero.json', 'locales/fr/content/faq.json'];

/** Returns a value of the draft, as the studio keeps it. */
const kept = (path: string, ...key: Typed['key']) => valueAt(JSON.parse(String(studio.draft.read(path))), key);

const typed = (path: string, value: unknown, ...key: Typed['key']): Typed => ({ path, key, value });

beforeAll(() => session.start());
afterEach(async () => {
  gates.clear();
  await session.send();
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
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

test('what was written just now is no mistake while the check runs', async () => {
  session.type(typed(hero, '', 'badge'));
  await session.send();
  await session.refresh();
  await session.save();
  await session.refresh();
  const mistakes = () => session.current().told.mistakes.filter(({ file }) => file === hero);
  expect(mistakes()).toHaveLength(1);
  const check = hold('check');
  session.type(typed(hero, 'Written', 'badge'));
  await session.send();
  await check.sent;
  expect(mistakes()).toEqual([]);
  check.open();
  await session.refresh();
  expect(mistakes()).toEqual([]);
});

test('the page says that it saves until the studio has answered', async () => {
  session.type(typed(hero, '', 'badge'));
  const save = hold('save');
  const saved = session.save();
  expect(session.current()).toMatchObject({ isBusy: true, isSaving: true });
  await save.sent;
  expect(session.current()).toMatchObject({ isBusy: true, isSaving: true });
  save.open();
  await saved;
  expect(session.current()).toMatchObject({ isBusy: false, isSaving: false });
});

test('changes are taken back one after the other, whenever that is wished', async () => {
  const ids = () => (kept(faq, 'entries') as { id: string }[]).map(({ id }) => id);
  const before = ids();
  const [first, second] = before;
  for (const id of [first, second]) await session.act('removeentry', { kind: 'faq', id });
  await session.refresh();
  const { changes } = session.current().checked;
  const [one, other] = [first, second].map((id) => changes.filter(({ name }) => name.endsWith(`.${id}`)));
  await Promise.all([one, other, one].map((gone = []) => session.takeBack('revert', gone)));
  expect(ids()).toEqual(before);
  expect(session.current().refusal).toBeUndefined();
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
  const removed = session.act('removeentry', { kind: 'faq', id: first?.id });
  await removal.sent;
  session.type(typed(faq, 'Typed meanwhile', 'entries', 1, 'question'));
  session.type(typed(faq, 'Typed in the removed one', 'entries', 0, 'question'));
  removal.open();
  await removed;
  await session.send();
  expect(kept(faq, 'entries', 0)).toMatchObject({ id: second?.id, question: 'Typed meanwhile' });
  expect(JSON.stringify(kept(faq))).not.toContain('Typed in the removed one');
});
