import { withStyleSheets } from '../../src/hosting/style-sheet';
import type { TextFile } from '../../src/hosting/write-files';

const page = (body: string) => `<html><body><main><p>A</p>${body}</body></html>`;

/** The page afterwards, and the files written. */
function moved(html: string): { html: string; sheets: TextFile[] } {
  const sheets: TextFile[] = [];
  return { html: withStyleSheets(html, (sheet) => sheets.push(sheet)), sheets };
}

test('moves the styles to a file named by its content, and links to it', () => {
  const link = '<link rel="stylesheet" href="#later">';
  const { html, sheets } = moved(page(`${link}<p>B</p></main><style id="later">p{color:red}\np{top:0}</style>`));
  expect(sheets).toEqual([
    { path: expect.stringMatching(/^\/static\/styles-[0-9a-f]{8}\.css$/), content: 'p{color:red}\np{top:0}' },
  ]);
  expect(html).toBe(page(`<link rel="stylesheet" href="${sheets[0]?.path}"><p>B</p></main>`));
});

test('keeps what a link says about its medium, and gives every link its own file', () => {
  const links = '<link rel="stylesheet" href="#later"><link rel="stylesheet" media="print" href="#print"/>';
  const { html, sheets } = moved(page(`${links}<style id="print">p{top:0}</style><style id="later">p{color:red}</style>`));
  expect(sheets.map(({ content }) => content)).toEqual(['p{color:red}', 'p{top:0}']);
  expect(html).toContain(`<link rel="stylesheet" media="print" href="${sheets[1]?.path}">`);
  expect(html).not.toContain('<style');
});

test('returns a page without such styles, and one of an earlier build, as it is', () => {
  for (const html of [page(''), page('<link rel="stylesheet" href="/static/styles-1.css">')])
    expect(moved(html)).toEqual({ html, sheets: [] });
});

test('refuses a page whose styles are missing', () => {
  expect(() => moved(page('<link rel="stylesheet" href="#later">'))).toThrow('<style id="later">');
});
