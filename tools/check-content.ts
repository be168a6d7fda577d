import { loadContent } from '../src/build/load-content';

const usage = `npm run check:content

Reads everything in data/ and says what is wrong, where, and how to mend it. Builds nothing.`;

function main(): void {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    loadContent();
    console.log('data/: no problems.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

main();
