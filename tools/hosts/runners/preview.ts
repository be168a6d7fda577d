import { startPreview } from '../../preview-server';
import type { HostRunner } from '../host-runner';

/** The server of npm start, with content negotiation. */
export const preview: HostRunner = {
  name: 'preview',
  software: 'npm run serve',
  limits: [],
  async start() {
    const server = await startPreview(0, { negotiate: true });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { origin: `http://127.0.0.1:${port}`, stop: async () => void server.close() };
  },
};
