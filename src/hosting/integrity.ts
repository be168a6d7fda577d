import { createHash } from 'node:crypto';

/**
 * The hash of a script as attributes and policies name it (Subresource Integrity): browsers do not run a script that was modified in transit or at the
 * host.
 */
export const integrityOf = (content: Buffer | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
