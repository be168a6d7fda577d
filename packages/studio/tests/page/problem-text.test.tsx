/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { ProblemText } from '../../page/fields/Problems';
import type { Content } from '../../page/session/content';
import { session } from '../../page/session/session';
import type { Field, Problem } from '../../page/site';
import { LocaleProvider, locales } from '../../page/words';

const problem = { severity: 'warning', found: 'a text', expected: 'a note', fix: 'Run: npm run translations' };

function textOf(kind: string, locale: string, own: Partial<Problem> = {}): string | null {
  localStorage.setItem('studio-locale', locale);
  const place = document.createElement('div');
  const shown = <ProblemText problem={{ ...problem, ...own, kind } as Problem} />;
  act(() => createRoot(place).render(<LocaleProvider>{shown}</LocaleProvider>));
  return place.textContent;
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a problem that the check mends with a command says in the studio what to click', () => {
  for (const [locale, words] of Object.entries(locales)) {
    const text = textOf('record-missing', locale);
    expect(text).not.toContain('npm run');
    expect(text).toContain(words.allRight);
  }
});

test('a message of the check is in one language, in which it names fields and files as the studio does', () => {
  const file = 'features.json';
  const field = { kind: 'group', fields: { alt: { kind: 'text' } } } as unknown as Field;
  const content = { files: new Map([[file, { path: file, schema: 'one', value: {} }]]) } as unknown as Content;
  jest
    .spyOn(session, 'current')
    .mockReturnValue({ ...session.current(), content, known: { fields: { one: field }, collections: [] } as never });
  const own = {
    file,
    found: '"alt"',
    expected: 'words in "alt", as in data/features.json',
    fix: 'Change "alt" and "other".',
  };
  expect(textOf('picture-left', 'es', own)).toBe(
    'Aviso · Found: “alt” · Expected: words in “Picture in words”, as in “Features”. Change “Picture in words” and “other”.',
  );
  jest.restoreAllMocks();
});

test('any other problem says what the check says, with values as they are typed, without the codes of a file', () => {
  const text = textOf('typography-quotes', 'en', { found: '"\\"plus\\""', fix: 'Write "«\\u00a0plus\\u00a0»".' });
  expect(text).toContain('Found: “"plus"”');
  expect(text).toContain('Write “«\u00a0plus\u00a0»”.');
});
