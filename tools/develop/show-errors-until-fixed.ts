import { watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dataFolder } from '../../src/data/read-data';
import { brokenData } from './broken-data';
import { mistakesPage } from './mistakes-page';

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
    const look = async () => {
      report = await brokenData();
      if (report !== undefined) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(dataFolder, { recursive: true }, look);
    // For changes before the watcher was active.
    void look();
  });
  server.close();
  server.closeAllConnections();
}

async function serve(host: string, port: number, reportNow: () => string): Promise<Server> {
  const server = createServer((_, response) => {
    const { html, etag } = mistakesPage(reportNow());
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ETag: etag });
    response.end(html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`Port ${port} is taken. Choose another: npm run develop -- --port ${port + 1}`)),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
