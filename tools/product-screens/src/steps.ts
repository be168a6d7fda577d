import { each } from './each';
import { labelBars } from './site';

/** The classes of the energy label, from the best. A case starts at G and climbs to A. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

/** The screens in the order in which a case meets them, each with the class that the case has then reached. */
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

/** The eight features, by the ids that the site's data uses. */
export type ScreenId = (typeof STEPS)[number]['id'];

/** The letter of a stage, counted from the first in time. */
export const letterOfStage = (index: number): Letter => LETTERS[LETTERS.length - 1 - index] ?? 'A';

/** The name of the stage that a letter stands for. */
export const stageOf = (letter: Letter, stages: readonly string[]): string =>
  stages[LETTERS.length - 1 - LETTERS.indexOf(letter)] ?? '';

/** The label as styles: what carries a letter has its colours, and knows how many stages remain. */
export const labelStyles = (): string =>
  each(
    labelBars,
    ({ fill, text }, index) => `[data-letter="${LETTERS[index]}"]{--tone:${fill};--on:${text};--rest:${index}}\n`,
  );
