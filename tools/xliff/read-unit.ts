import type { ReadText } from './read-text';
import type { Refusal } from './refusal';

/** A unit of a translated file. */
export interface ReadUnit {
  line: number;
  id: string;
  /** The source file that the unit refers to. */
  original: string;
  sourceLanguage: string;
  language: string;
  source: ReadText;
  /** Undefined if there is no translation. */
  target: ReadText | undefined;
  /** Whether the translator's tool marked it as translated. */
  isFinished: boolean;
  mark: string;
}

/** A unit and the path of its translated file. */
export type CameBack = ReadUnit & Pick<Refusal, 'path'>;
