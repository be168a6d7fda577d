import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KeyPath } from '../../../../src/content/problem';

/** A text of the page that the fake preview shows. */
export interface FakeText {
  path: string;
  key: KeyPath;
  text: string;
}

/** Returns a page that replaces the development site: its buttons select texts, with the preview's messages to the studio. */
const pageOf = (texts: readonly FakeText[]) => `<!doctype html><html lang="fr"><title>Preview</title>
<h1>Preview</h1>
${texts.map(({ text }, mark) => `<p><button data-mark="${mark}">${text}</button></p>`).join('\n')}
<output></output>
<script>
const texts = ${JSON.stringify(texts)};
const say = (message) => parent.postMessage({ from: 'preview', ...message }, '*');
say({ kind: 'page', path: location.pathname, language: location.pathname.slice(1, 3) });
document.addEventListener('click', ({ target }) => {
  if (target.dataset.mark) say({ kind: 'pick', fields: [texts[target.dataset.mark]] });
});
addEventListener('message', ({ data }) => {
  if (data.to !== 'preview') return;
  if (data.kind === 'show') document.querySelector('output').textContent = JSON.stringify(data.key);
  if (data.kind !== 'list') return;
  say({ kind: 'list', fields: texts });
});
</script></html>`;

/** Starts a fake preview on this machine. */
export async function startFakePreview(texts: readonly FakeText[]) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(texts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { origin: `http://127.0.0.1:${port}`, close };
}
