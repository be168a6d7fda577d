import type { ReadText } from './read-text';
import type { Refusal } from './refusal';

/** A unit as it came back. */
export interface ReadUnit {
  line: number;
  id: string;
  /** The file of the source that it names. */
  original: string;
  sourceLanguage: string;
  language: string;
  source: ReadText;
  /** Undefined if there is no translation. */
  target: ReadText | undefined;
  /** Whether the translator's tool calls it translated. */
  isFinished: boolean;
  mark: string;
}

/** A unit and the file it came in. */
export type CameBack = ReadUnit & Pick<Refusal, 'path'>;
