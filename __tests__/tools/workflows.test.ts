import { readdirSync, readFileSync } from 'node:fs';
import { workflowProblems } from '../support/workflow-problems';

const files = (readdirSync('.github', { recursive: true }) as string[]).filter((path) => path.endsWith('.yml'));

test.each(files)('%s gives no foreign code a way in', (path) => {
  expect(workflowProblems(readFileSync(`.github/${path}`, 'utf8'))).toEqual([]);
});
