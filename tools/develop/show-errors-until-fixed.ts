import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { reportProblems } from '../../packages/content';
import { letIn } from '../../packages/gatsby-patches/guard-development';
import { checkDataAndPictures } from '../../src/data/checks/check-data';
import { dataFolder } from '../../src/data/read-data';
import { watchFolder } from '../watch-folder';
import { mistakesPage } from './mistakes-page';

/** Milliseconds between the last change of a file and the next check, because programs write several files at a time. */
const pause = 100;

/**
 * While the data has errors, shows them in the terminal and in the browser, because Gatsby cannot start with broken data.
 * @param host the address to listen on
 * @returns once there are no errors
 * @throws Error if the port is taken
 */
export async function showErrorsUntilFixed(host: string, port: number): Promise<void> {
  let report = await brokenData();
  if (report === undefined) return;
  const server = await serve(host, port, () => report ?? '');
  console.error(`${report}\n\nhttp://localhost:${port} shows the same. The site starts automatically once this is fixed.`);
  await new Promise<void>((resolve) => {
    let planned: NodeJS.Timeout | undefined;
    const plan = () => {
      clearTimeout(planned);
      planned = setTimeout(look, pause);
    };
    const look = async () => {
      try {
        report = await brokenData();
      } catch {
        // A file disappeared while it was read.
        return plan();
      }
      if (report !== undefined) return;
      clearTimeout(planned);
      void stopWatching();
      resolve();
    };
    const stopWatching = watchFolder(dataFolder, plan);
  });
  server.close();
  server.closeAllConnections();
}

async function serve(host: string, port: number, reportNow: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    if (!letIn(request, response)) return;
    const { html, etag } = mistakesPage(reportNow());
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ETag: etag });
    response.end(html);
  });
  await once(server.listen(port, host), 'listening');
  return server;
}

/** The report of the errors in the data; undefined if there are none. */
async function brokenData(): Promise<string | undefined> {
  const { problems } = await checkDataAndPictures();
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? reportProblems(errors) : undefined;
}

/** Whether the data has no errors. */
export const isFixed = async () => (await brokenData()) === undefined;
