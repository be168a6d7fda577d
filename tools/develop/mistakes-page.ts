import { createHash } from 'node:crypto';

/** A page, and what tells it from the one before. */
export interface MistakesPage {
  html: string;
  etag: string;
}

/** How often the page asks whether anything has changed, in milliseconds. */
const interval = 1000;

/**
 * A page that says what is wrong with the data, and loads again as soon as something else is at its address: another message, or the site.
 * @param report what the check says
 */
export function mistakesPage(report: string): MistakesPage {
  const etag = `"${createHash('sha256').update(report).digest('hex')}"`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistakes in data/</title>
<style>body { margin: 2rem; font: 1rem/1.6 system-ui, sans-serif } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>The site cannot start yet</h1>
<p role="status">Mend what is said below and save: the site starts by itself.</p>
<pre>${escapeHtml(report)}</pre>
<script>
const ask = async () => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.headers.get('etag') !== '${etag}') location.reload();
  } catch {
    document.querySelector('p').textContent = 'Mended. The site is starting; this takes about a minute.';
  }
};
setInterval(ask, ${interval});
</script>
</html>
`;
  return { html, etag };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
