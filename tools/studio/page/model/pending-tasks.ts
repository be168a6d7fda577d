import type { TranslationTask } from '../../src/recipes/translations';

/** Returns the translations to do. A missing text is none: the content check reports it. */
export const pendingTasks = (tasks: readonly TranslationTask[]): TranslationTask[] =>
  tasks.filter(({ state }) => state !== 'missing');
