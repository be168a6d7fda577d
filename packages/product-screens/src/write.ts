import { type Given, runMain } from '../../../tools/run-main';
import { LANGUAGES } from './format';
import { STEPS } from './steps';
import { writePictures, writePlates, writePosters, writeTour } from './write-pictures';

const commands = ['pictures', 'plates', 'tour', 'posters'] as const;
const screens = STEPS.map(({ id }) => id);

const usage = `npm run write -w product-screens [-- ${commands.join('|')}] [--language ${LANGUAGES.join('|')}] [--screen ${screens[0]}|…]

Writes the pictures of the features and the plates of their benefits (data/images/features), the tour of the demo (static/tour) and its
posters (data/images/demo).
Without a command: all four. Without options: every language and every screen. It also replaces files that somebody else has put there:
look at the changes before you commit them.

  --language   only the pictures, plates and posters of this language
  --screen     only the pictures and plates of this screen
  --to         the folder of the tour, in place of static/tour`;

/**
 * The chosen values of an option, or all of them if it is not given.
 * @throws Error listing the allowed values if the value is not one of them
 */
function chosen<T extends string>(name: string, value: string | undefined, all: readonly T[]): readonly T[] {
  if (value === undefined) return all;
  const found = all.filter((one) => one === value);
  if (found.length === 0) throw new Error(`${name} "${value}" does not exist. Use one of: ${all.join(', ')}.`);
  return found;
}

const config = {
  options: { language: { type: 'string' }, screen: { type: 'string' }, to: { type: 'string' } },
  allowPositionals: true,
} as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const wanted = chosen('Command', positionals[0], commands);
  const languages = chosen('--language', values.language, LANGUAGES);
  const ids = chosen('--screen', values.screen, screens);
  if (wanted.includes('pictures')) await writePictures(languages, ids);
  if (wanted.includes('plates')) await writePlates(languages, ids);
  if (wanted.includes('tour')) await writeTour(values.to);
  if (wanted.includes('posters')) await writePosters(languages);
}

void runMain(usage, config, main);
