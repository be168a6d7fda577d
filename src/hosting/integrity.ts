import { createHash } from 'node:crypto';

/**
 * The hash by which a browser knows a script (Subresource Integrity): one that was changed on its way, or at the host, does not
 * run.
 */
export const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
