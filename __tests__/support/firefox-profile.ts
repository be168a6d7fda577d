import { join } from 'node:path';
import type { WorkerInfo } from '@playwright/test';

/**
 * The profile of a worker's Firefox, below the screenshots of failures: Playwright empties that folder at the start. Not in /tmp,
 * which Ubuntu's Firefox, a snap, cannot use.
 */
export const firefoxProfile = ({ project, workerIndex }: WorkerInfo) => join(project.outputDir, `firefox-${workerIndex}`);
