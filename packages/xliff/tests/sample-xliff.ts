import { siteAfter } from '../../../__tests__/support/sample-languages';
import type { ImportSettings } from '..';
import {
  bundleOf,
  type CameBack,
  type Format,
  formatRefusal,
  type Import,
  importUnits,
  type Refusal,
  readXliff,
  writeXliff,
} from '..';
import { siteTexts } from '../site';

/** A language of a site as it is sent to translators. */
export const exported = (data = siteAfter(), language = 'es', format: Format = '2.0') =>
  writeXliff(
    format,
    bundleOf(siteTexts(data), language, () => undefined),
  );

/** What an import of files makes of a site; refusals are as people read them. */
export function imported(files: readonly (string | Uint8Array)[], data = siteAfter(), settings: ImportSettings = {}) {
  const read = files.map((file, index) => readXliff(`file-${index + 1}.xlf`, Buffer.from(file as string)));
  const unread = read.filter((one): one is Refusal => !Array.isArray(one));
  const units = read.filter((one): one is CameBack[] => Array.isArray(one)).flat();
  const result: Import =
    unread.length > 0 ? { refusals: unread, files: new Map(), changes: [], left: [] } : importUnits(data, units, settings);
  return { ...result, refusals: result.refusals.map(formatRefusal) };
}

/** Translates the unit of a text anew, as a translator's tool does: another target, another state. */
export function translating(xliff: string, name: string, target: string, state = 'translated'): string {
  const unit = new RegExp(`<(?:trans-)?unit id="${name}"[\\s\\S]*?unit>`).exec(xliff)?.[0];
  if (!unit) throw new Error(`There is no unit ${name}.`);
  const without = unit.replace(/\s*<target[\s\S]*<\/target>/, '').replace(/<segment[^>]*>/, `<segment state="${state}">`);
  const attribute = unit.includes('<segment') ? '' : ` state="${state}"`;
  return xliff.replace(unit, () => without.replace('</source>', () => `</source><target${attribute}>${target}</target>`));
}
