import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnsettled } from '../../../__tests__/support/sample-data';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const { studio: shared, folders } = studioOn();
const told = () => studio.problems().filter((problem) => !isUnsettled(problem));

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

test('a save with an error writes nothing', () => {
  studio.edit('A wrong rating', [
    { path: 'testimonials.json', edit: { kind: 'set', key: ['testimonials', 0, 'rating'], value: 9 } },
  ]);
  expect(studio.save()).toMatchObject({ written: [], errors: [{ key: 'testimonials[0].rating' }] });
  expect(studio.draft.changed()).toHaveLength(1);
});

test('a save checks what it writes: the edits together with what changed on the disk', () => {
  const faqs = ['fr', 'en', 'es'].map((language) => `locales/${language}/content/faq.json`);
  const onDisk = (path: string) => readFileSync(join(folders.data, path), 'utf8');
  /** Removes questions on the disk, as another program would. */
  const keepOnDisk = (keep: (index: number) => boolean) => {
    for (const path of faqs) {
      const { entries, ...rest } = JSON.parse(onDisk(path)) as { entries: object[] };
      const value = { ...rest, entries: entries.filter((_, index) => keep(index)) };
      writeFileSync(join(folders.data, path), JSON.stringify(value));
    }
  };
  keepOnDisk((index) => index < 2);
  const edit = { kind: 'remove', key: ['entries', 0] } as const;
  shared.edit(
    'Remove the first one',
    faqs.map((path) => ({ path, edit })),
  );
  keepOnDisk((index) => index !== 1);
  const before = faqs.map(onDisk);
  const { written, conflicts, errors } = shared.save();
  expect({ written, conflicts }).toEqual({ written: [], conflicts: [] });
  expect(errors).toContainEqual(expect.objectContaining({ file: faqs[0], key: 'entries' }));
  expect(faqs.map(onDisk)).toEqual(before);
  // The error is in the draft now, where the editor sees it.
  expect(shared.problems().filter(({ severity }) => severity === 'error')).toEqual(errors);
  shared.draft.undo();
  expect(shared.changes()).toEqual([]);
});

test('pictures that are not saved count as well', () => {
  const picture = studio.draft.read('images/testimonials/installer-valencia.png');
  studio.write('A picture', new Map([['images/testimonials/added.png', picture]]));
  expect(told()).toMatchObject([{ kind: 'image-unused' }]);
  studio.write('No picture', new Map([['images/testimonials/installer-valencia.png', Buffer.from('no picture')]]));
  expect(told()).toContainEqual(expect.objectContaining({ kind: 'image-unreadable', severity: 'error' }));
  studio.write('Gone', new Map([['images/testimonials/installer-valencia.png', undefined]]));
  expect(told()).toContainEqual(expect.objectContaining({ kind: 'image-missing' }));
});
