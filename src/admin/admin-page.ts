import { escapeHtml } from '../hosting/escape-html';
import { adminPolicy } from '../hosting/policy';
import type { HostedEditing } from '../hosting/settings';

/**
 * Returns the HTML of the page of hosted editing. It contains its Content Security Policy, for hosts that send no headers.
 * @param integrity the hash of its script
 */
export const adminPageHtml = (editing: HostedEditing, integrity: string): string =>
  [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(adminPolicy(editing))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(editing.siteName)}</title>`,
    '<link rel="cms-config-url" type="application/json" href="/admin/config.json">',
    `<script type="module" src="/admin/cms.js" integrity="${integrity}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n');
