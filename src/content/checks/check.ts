import type { CheckedFiles as AnyFiles, Check as CheckOf } from '../../../packages/content';
import type { Content } from '../model';

/** The input of a check: every file is there and matches its schema. */
export type CheckedFiles = AnyFiles<Content>;

/** Finds mistakes of one kind. */
export type Check = CheckOf<CheckedFiles>;
