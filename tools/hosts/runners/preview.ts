import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenerFor } from '../../preview-server';
import type { HostRunner } from '../host-runner';
import { copyPublic } from '../site-copy';

/** The server of npm start, with content negotiation. */
export const preview: HostRunner = {
  name: 'preview',
  software: 'npm run serve',
  limits: [],
  async start(model) {
    const site = copyPublic('preview');
    const server = createServer(listenerFor(() => model, site.publicFolder, { negotiate: true }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const stop = async () => {
      server.close();
      site.remove();
    };
    return { origin: `http://127.0.0.1:${port}`, stop };
  },
};
