import { each } from './each';
import { labelBars } from './site';

/** The classes of the energy label, the best first. A case starts at G and climbs to A. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

/** The screens in the order of a case, each with the class that the case has reached. */
export const STEPS = [
  { id: 'calendrier', letter: 'G' },
  { id: 'multiagents', letter: 'F' },
  { id: 'formulaires', letter: 'E' },
  { id: 'diagnostic', letter: 'D' },
  { id: 'signature', letter: 'C' },
  { id: 'recommendations', letter: 'B' },
  { id: 'permissions', letter: 'B' },
  { id: 'documents', letter: 'A' },
] as const satisfies readonly { id: string; letter: Letter }[];

/** The id of a screen: that of its feature in the site's data. */
export type ScreenId = (typeof STEPS)[number]['id'];

/** The letter of a stage, by its index in the order of time. */
export const letterOfStage = (index: number): Letter => LETTERS[LETTERS.length - 1 - index] ?? 'A';

/** The name of the stage with a letter. */
export const stageOf = (letter: Letter, stages: readonly string[]): string =>
  stages[LETTERS.length - 1 - LETTERS.indexOf(letter)] ?? '';

/** The styles of the label: the colours of each letter (`--tone`, `--on`), and the number of remaining stages (`--rest`). */
export const labelStyles = (): string =>
  each(
    labelBars,
    ({ fill, text }, index) => `[data-letter="${LETTERS[index]}"]{--tone:${fill};--on:${text};--rest:${index}}\n`,
  );
