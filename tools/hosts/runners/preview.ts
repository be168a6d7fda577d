import { listenerFor } from '../../preview-server';
import type { HostRunner } from '../host-runner';
import { serve } from '../serve-files';
import { copyPublic } from '../site-copy';

/** The server of npm start, with content negotiation. */
export const preview: HostRunner = {
  name: 'preview',
  limits: [],
  start(model) {
    const site = copyPublic('preview');
    return serve(
      site,
      listenerFor(() => model, site.publicFolder, { negotiate: true }),
    );
  },
};
