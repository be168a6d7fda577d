import { watchFolder } from '../../watch-folder';
import type { Mirror } from '../src/preview/mirror';
import type { Studio } from '../src/studio';
import { followEdits } from '../start/follow-edits';

jest.mock('../../watch-folder', () => ({ watchFolder: jest.fn() }));

/** Follows a draft and a folder that a test changes. */
function following() {
  jest.useFakeTimers();
  const changed: { path: string; ours: Buffer }[] = [];
  const update = jest.fn();
  const follower = followEdits(
    { draft: { changed: () => changed } } as unknown as Studio,
    { update } as unknown as Mirror,
    'data',
  );
  const changeOnDisk = jest.mocked(watchFolder).mock.lastCall?.[1] as () => void;
  update.mockClear();
  return { update, follower, changeOnDisk, edit: () => changed.push({ path: 'site.json', ours: Buffer.from('{}') }) };
}

test('the preview shows a change on the disk though the editor asks for something right after it', () => {
  const { update, follower, changeOnDisk } = following();
  changeOnDisk();
  follower.follow();
  jest.runAllTimers();
  expect(update).toHaveBeenCalledTimes(1);
});

test('a change on the disk that could not be shown is shown with the next request', () => {
  const { update, follower, changeOnDisk } = following();
  const logged = jest.spyOn(console, 'error').mockImplementation();
  update.mockImplementationOnce(() => {
    throw new Error('A file has disappeared');
  });
  changeOnDisk();
  jest.runAllTimers();
  expect(logged.mock.calls.flat().join()).toContain('A file has disappeared');
  logged.mockRestore();
  follower.follow();
  jest.runAllTimers();
  expect(update).toHaveBeenCalledTimes(2);
});

test('the preview follows an edit, and stays as it is after a request that edits nothing', () => {
  const { update, follower, edit } = following();
  follower.follow();
  jest.runAllTimers();
  expect(update).not.toHaveBeenCalled();
  edit();
  follower.follow();
  jest.runAllTimers();
  expect(update).toHaveBeenCalledTimes(1);
});
