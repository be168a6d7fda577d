import { run } from './steps.mjs';

/** Where the pictures were taken; other systems draw letters otherwise. */
const system = 'linux';

async function compare() {
  if (process.platform !== system) {
    if (process.env.CI)
      throw new Error(`the pictures are of ${system}, and CI must not leave them out on ${process.platform}`);
    console.log(
      `NOT compared here: the pictures are of ${system}, and ${process.platform} draws letters otherwise. CI compares them.`,
    );
    return;
  }
  if ((await run('npm', ['run', '--silent', 'test:visual'])) !== 0) throw new Error('a page does not look as it did');
}

/** The step that compares every kind of page with the picture of it that is kept. */
export const visualStep = {
  name: 'Compare pages with their pictures',
  work: compare,
  help: 'Look at test-results/: expected, actual and what differs. If it is meant so: npm run test:visual -- --update-snapshots',
};
