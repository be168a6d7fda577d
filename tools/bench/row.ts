import type { Slowest } from './measure-interactions';
import type { Measurement } from './run-lighthouse';

/** One page's figures. */
export interface Row extends Measurement {
  page: string;
  /** The slowest interaction of a scripted visit, with a CPU slowed four and six times; landing pages only. */
  interactions?: { four: Slowest; six: Slowest };
}
