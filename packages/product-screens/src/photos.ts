/** A site photo, as a flat drawing. */
function drawing(shapes: string): string {
  return `<svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${shapes}</svg>`;
}

/** Repeats a shape. */
function row(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join('');
}

const WINDOW = (x: number, y: number) =>
  `<path fill="#f6efe8" d="M${x} ${y}h30v42h-30z"/><path fill="#56707d" d="M${x + 3} ${y + 3}h11v36h-11zM${x + 16} ${y + 3}h11v36h-11z"/><path fill="#8fa9b3" d="M${x + 3} ${y + 3}h11l-11 15zM${x + 16} ${y + 3}h11l-11 15z"/><path fill="#cfc4bb" d="M${x - 3} ${y + 42}h36v5h-36z"/>`;

/** A finished house, in the colours of the sky and of the render, with the content of the wall. */
const house = (sky: string, render: string, wall: string) =>
  drawing(`
<path fill="${sky}" d="M0 0h240v200H0z"/>
<path fill="#b5482a" d="M14 46 34 18h172l20 28z"/><path fill="#8e3520" d="M10 46h220v7H10z"/>
${row(8, (i) => `<path stroke="#9c3c23" stroke-width="1.5" d="M${44 + i * 22} 18 ${32 + i * 25} 46"/>`)}
<path fill="${render}" d="M20 53h200v132H20z"/><path fill="#b9aea2" d="M20 173h200v12H20z"/>
${wall}<path fill="#a7a099" d="M0 185h240v15H0z"/>`);

const NORTH_WALL = `${WINDOW(40, 72)}${WINDOW(105, 72)}${WINDOW(170, 72)}${WINDOW(40, 126)}
<path fill="#7a4a2c" d="M104 120h34v53h-34z"/><path fill="#5f3820" d="M108 125h12v20h-12zM122 125h12v20h-12zM108 149h12v20h-12z"/>
<path fill="#6b6660" d="M214 53h4v132h-4z"/>`;

const NORTH = house('#c3d2d9', '#e4dfd6', NORTH_WALL);

/** The north façade before the works: its render is stained and cracked, and has come off in two places. */
export const NORTH_BEFORE = house(
  '#d5d8d8',
  '#bfae96',
  `<path fill="#ad9b82" d="M36 119h38l-5 36H41zM101 119h40l-6 30h-28zM166 119h40l-8 40h-26zM20 53h200v8q-30 7-62 2t-70 4-68-3z"/>
<path fill="#a8603f" d="M152 128q10-6 26 0t22 20-14 24h-26q-18-18-8-44zM20 66q14 2 15 20t-15 26z"/>
<path fill="none" stroke="#cf9a7c" stroke-width="2" d="M150 138h46M150 149h52M152 160h46M166 128v10M186 138v11M164 149v11M182 160v12M20 78h13M20 90h15M20 102h10M28 78v12"/>
<path fill="none" stroke="#83745f" stroke-width="1.6" d="M86 54l-5 16 7 13-4 18 6 15M152 54l5 20-4 14M88 173l4-20-5-16"/>
${NORTH_WALL}`,
);

const SOUTH = house(
  '#a9d3e6',
  '#f7f0e2',
  `${WINDOW(34, 70)}${WINDOW(176, 70)}
<path fill="#f6efe8" d="M86 64h68v56H86z"/><path fill="#56707d" d="M90 68h29v52H90zM121 68h29v52h-29z"/><path fill="#8fa9b3" d="M90 68h29l-29 36zM121 68h29l-29 36z"/>
<path fill="#cfc4bb" d="M78 120h84v6H78z"/><g stroke="#4a443f" stroke-width="2.5"><path d="M80 98h80"/>${row(11, (i) => `<path d="M${80 + i * 8} 98v22"/>`)}</g>
<path fill="#e7dcc8" d="M20 53h200v7H20zM86 126h68v8H86z"/>
${WINDOW(34, 128)}<path fill="#7c8a3c" d="M150 185q4-34 20-34t20 34z"/><path fill="#93a14c" d="M172 185q4-24 16-24t18 24z"/>`,
);

const THICKNESS = drawing(`
<path fill="#d9cdbd" d="M0 0h240v200H0z"/>
<path fill="#b8653f" d="M0 0h70v200H0z"/>
${row(7, (i) => `<path stroke="#d8a98c" stroke-width="3" d="M0 ${i * 30 + 14}h70M${i % 2 ? 22 : 48} ${i * 30 + 14}v30"/>`)}
<path fill="#fbfaf6" d="M70 0h112v200H70z"/>
${row(40, (i) => `<circle cx="${78 + ((i * 37) % 98)}" cy="${6 + ((i * 53) % 190)}" r="4" fill="#ece7dd"/>`)}
<path fill="#c9bfb2" d="M182 0h9v200h-9z"/><path stroke="#8fa9b3" stroke-width="2" stroke-dasharray="5 4" d="M182 0v200"/>
<path fill="#f2bf2f" d="M44 76h176v52H44z"/><path fill="#d9a41c" d="M44 122h176v6H44z"/>
${row(16, (i) => `<path stroke="#17110f" stroke-width="2" d="M${70 + i * 7.5} 76v${i % 5 ? 10 : 20}"/>`)}
<path stroke="#be0a2c" stroke-width="3" d="M70 64v72M182 64v72"/>
<text x="126" y="119" text-anchor="middle" font-size="25" font-weight="800" fill="#17110f">10 cm</text>`);

const LABEL = drawing(`
<path fill="#c9a77d" d="M0 0h240v200H0z"/><path fill="#b8946a" d="M0 160h240v40H0z"/>
<path fill="#f4f1ea" d="M22 24h196v146H22z"/><path fill="#dcd6ca" d="M22 158h196v12H22z"/>
${row(3, (i) => `<path stroke="#dcd6ca" stroke-width="2" d="M22 ${60 + i * 34}h196"/>`)}
<g transform="rotate(-3 120 100)"><path fill="#fff" d="M52 40h136v112H52z"/><path fill="none" stroke="#cfc4bb" stroke-width="1.5" d="M52 40h136v112H52z"/>
<path fill="#c9400a" d="M52 40h136v26H52z"/><text x="62" y="61" font-size="22" font-weight="800" fill="#fff">EPS</text><text x="178" y="61" text-anchor="end" font-size="22" font-weight="800" fill="#fff">CE</text>
<text x="62" y="91" font-size="22" font-weight="700" fill="#17110f">R 2,94</text>
<path fill="#cfc4bb" d="M62 100h72v5H62zM62 112h58v5H62zM62 124h66v5H62zM62 136h44v5H62z"/>
${row(13, (i) => `<path fill="#17110f" d="M${142 + i * 3} 100h${i % 3 ? 1.2 : 2}v42h-${i % 3 ? 1.2 : 2}z"/>`)}</g>`);

/** The photos that the end-of-works form requires: both façades, the thickness of the insulation, and the product label. */
export const PHOTOS: readonly string[] = [NORTH, SOUTH, THICKNESS, LABEL];
