import { EventEmitter } from 'node:events';
import { failOnErrors } from '../../../src/gatsby/patches/fail-on-errors';

jest.mock('gatsby-cli/lib/reporter/redux', () => ({ onLogAction: jest.fn() }));

/** The exit code of a build with some log messages and an original exit code. */
function endingOf(said: readonly { type: string; payload?: unknown }[], code = 0) {
  const ending = Object.assign(new EventEmitter(), { exitCode: code });
  failOnErrors(ending, (listen) => said.forEach(listen));
  ending.emit('exit', code);
  return ending.exitCode;
}

const log = (level: string) => ({ type: 'LOG', payload: { level, text: 'Failed to process image' } });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('a build that reported an error but exited with 0 fails', () => {
  expect(endingOf([log('INFO'), log('ERROR')])).toBe(1);
});

test('warnings and messages do not fail a build', () => {
  expect(endingOf([log('INFO'), log('WARNING'), { type: 'SET_STATUS', payload: 'SUCCESS' }])).toBe(0);
});

test('a failed build keeps its exit code', () => {
  expect(endingOf([log('ERROR')], 3)).toBe(3);
});
