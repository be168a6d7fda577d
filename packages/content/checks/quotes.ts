import { formatKey, type Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { shortened } from '../problems/quotation';
import type { DataDocument } from '../reading/data-document';
import { readJson } from '../reading/json';
import { copyOf } from '../schema/schema-walk';
import { formatText } from '../texts/typography';
import type { CheckedFiles } from './check';
import { copyInFile } from './copy';

/** Words between the quotation marks of a language, as many as a button or a heading has. */
const quotes = /«[\u00a0\u202f]?([^«»]{1,80}?)[\u00a0\u202f]?»|“([^“”]{1,80})”/gu;

/** A text that was renamed: its words now, and the file that has them. */
interface Renamed {
  is: string;
  file: string;
}

/** A text that quotes another one, such as a policy the name of a button, follows when that changes. */
export function checkQuotes(files: CheckedFiles): Problem[] {
  const renamed = renamedTexts(files);
  if (renamed.size === 0) return [];
  return files.copy.flatMap(({ file, key, text }) =>
    [...text.matchAll(quotes)].flatMap(([, angular, curved]) => {
      const was = angular ?? curved ?? '';
      const now = renamed.get(was);
      if (!now) return [];
      return problemAt(files, file, key, {
        kind: 'quote-left',
        found: `the words "${was}", which data/${now.file} had until the last commit`,
        expected: `"${shortened(now.is)}", as they are now`,
        fix: 'Write these between the quotation marks; leave it if something else is quoted.',
        instead: { from: was, to: now.is },
      });
    }),
  );
}

/**
 * What had other words in the last commit, by these. Words that another text still has are not gone. Pages of all languages may quote
 * one: a part of every page, such as a bar, can have the same language everywhere.
 */
function renamedTexts(files: CheckedFiles): Map<string, Renamed> {
  const said = new Set(files.copy.map(({ text }) => text));
  const renamed = [...files.documents.values()].flatMap((document) =>
    renamedIn(document, files.committed.get(document.path)),
  );
  return new Map(renamed.filter(([was]) => !said.has(was)));
}

function renamedIn(document: DataDocument, committed = ''): [was: string, Renamed][] {
  const { path, file } = document;
  const before = readJson(committed);
  if (file?.language === undefined || before === undefined) return [];
  const texts = new Map(copyOf(file.schema, before).map(({ path: key, text }) => [formatKey(key), text]));
  return copyInFile(document).flatMap(({ key, text }): [string, Renamed][] => {
    const was = texts.get(formatKey(key)) ?? text;
    return was === text ? [] : [[formatText(was, file.language), { is: text, file: path }]];
  });
}
