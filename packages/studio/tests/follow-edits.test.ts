import { watchFolder } from '../../../tools/watch-folder';
import type { Mirror } from '../src/preview/mirror';
import type { Studio } from '../src/studio';
import { followEdits } from '../start/follow-edits';

jest.mock('../../../tools/watch-folder', () => ({ watchFolder: jest.fn() }));
jest.useFakeTimers();

const studio = { stamp: 'first' };
const update = jest.fn();
const { follow } = followEdits(studio as Studio, { update } as unknown as Mirror, 'data');
const changeOnDisk = jest.mocked(watchFolder).mock.lastCall?.[1] as () => void;
beforeEach(() => update.mockClear());

test('the preview follows an edit, and stays as it is after a request that edits nothing', () => {
  follow();
  jest.runAllTimers();
  expect(update).not.toHaveBeenCalled();
  studio.stamp = 'edited';
  follow();
  jest.runAllTimers();
  expect(update).toHaveBeenCalledTimes(1);
});

test('the preview shows a change on the disk though the editor asks for something right after it', () => {
  studio.stamp = 'changed on the disk';
  changeOnDisk();
  follow();
  jest.runAllTimers();
  expect(update).toHaveBeenCalledTimes(1);
});
