import { createHash } from 'node:crypto';

/**
 * The integrity hash of a script (Subresource Integrity): browsers do not run a script that was modified in transit or at the
 * host.
 */
export const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
