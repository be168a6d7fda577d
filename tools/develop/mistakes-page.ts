import { createHash } from 'node:crypto';

/** A page, and its ETag. */
export interface MistakesPage {
  html: string;
  etag: string;
}

/** Polling interval of the page, in milliseconds. */
const interval = 1000;

/**
 * A page that shows the errors of the data, and reloads as soon as its address has other content: a new message, or the site.
 * @param report the output of the check
 */
export function mistakesPage(report: string): MistakesPage {
  const etag = `"${createHash('sha256').update(report).digest('hex')}"`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Errors in data/</title>
<style>body { margin: 2rem; font: 1rem/1.6 system-ui, sans-serif } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>The site cannot start yet</h1>
<p role="status">Fix the problems below and save: the site then starts automatically.</p>
<pre>${escapeHtml(report)}</pre>
<script>
const ask = async () => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.headers.get('etag') !== '${etag}') location.reload();
  } catch {
    document.querySelector('p').textContent = 'Fixed. The site is starting; this takes about a minute.';
  }
};
setInterval(ask, ${interval});
</script>
</html>
`;
  return { html, etag };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
