import type { Preview } from '../src/preview/preview';
import { type RunningServer, startServer } from '../src/server/server';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const preview: Preview = {
  state: { origin: 'http://127.0.0.1:1', stage: 'ready', isBehind: false },
  follow: jest.fn(),
};
let servers: RunningServer[];
beforeAll(async () => {
  servers = [await startServer(studio, { preview }), await startServer(studio)];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const ask = async (index: number, name: string, body: object = {}) => {
  const { port = 0, token = '' } = servers[index] ?? {};
  const answer = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as unknown;
};

test('the studio’s page learns how the preview is', async () => {
  expect(await ask(0, 'preview')).toEqual(preview.state);
});

test('the preview follows after a request', async () => {
  jest.clearAllMocks();
  await ask(0, 'undo');
  expect(preview.follow).toHaveBeenCalled();
});

test('without a preview there is none to show', async () => {
  expect(await ask(1, 'preview')).toMatchObject({ stage: 'none' });
});
