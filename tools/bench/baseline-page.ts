import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A picture of the product, 760 by 486 px. It is not from `data/`, so that runs before and after a change of the content can be compared. */
const picture = join(__dirname, 'picture.avif');

const paragraph =
  'A visit, a quote, photos with their place and time, the certificate’s file, a signature, the premium: one case from the first day to the last.';

/** The baseline: HTML with inlined styles, one picture, no script, a system font. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The page that others are measured against.">
<title>The limit</title>
<link rel="icon" href="data:,">
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:24px;color:#17110f}h1{font-size:39px;line-height:1.05}img{max-width:100%;height:auto}</style>
</head>
<body>
<main>
<h1>The first CRM for energy renovation in Spain</h1>
<p>${paragraph}</p>
<img src="/picture.avif" width="760" height="486" alt="A case as an energy label">
${Array.from({ length: 24 }, (_, index) => `<h2>Part ${index + 1}</h2>\n<p>${paragraph}</p>`).join('\n')}
</main>
</body>
</html>
`;

/** A request listener for the baseline page and its picture, compressed like the files of the site. */
export function baselinePage(): RequestListener {
  const image = readFileSync(picture);
  const page = brotliCompressSync(html);
  return ({ url }, response) => {
    const [type, body] = url === '/picture.avif' ? ['image/avif', image] : ['text/html; charset=utf-8', page];
    const encoding = body === page ? { 'Content-Encoding': 'br' } : {};
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...encoding }).end(body);
  };
}
