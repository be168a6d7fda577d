import { onLogAction } from 'gatsby-cli/lib/reporter/redux';
import { failOnErrors } from '../fail-on-errors';

jest.mock('gatsby-cli/lib/reporter/redux', () => ({ onLogAction: jest.fn() }));

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

/** The exit code of a build that says something and would end with a code of its own. */
function endingOf(levels: readonly string[], code = 0) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const once = jest.spyOn(process, 'once').mockReturnThis();
  failOnErrors();
  const [listen] = jest.mocked(onLogAction).mock.lastCall ?? [];
  for (const level of levels) listen?.({ type: 'LOG', payload: { level } } as never);
  process.exitCode = code;
  const [, end] = once.mock.lastCall ?? [];
  end?.(code);
  return process.exitCode;
}

test('a build that reported an error does not end with 0', () => {
  expect(endingOf(['INFO', 'ERROR'])).toBe(1);
  expect(endingOf(['ERROR'], 3)).toBe(3);
  expect(endingOf(['INFO', 'WARNING'])).toBe(0);
});
