import { createHash } from 'node:crypto';

/** The hash of a script for attributes and policies (Subresource Integrity): browsers run no script that was modified on its way. */
export const integrityOf = (content: Buffer | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
