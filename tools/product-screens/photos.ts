/** Draws one site photo: flat colour, no pretence of being a photograph. */
function drawing(shapes: string): string {
  return `<svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${shapes}</svg>`;
}

/** Repeats a shape at regular places. */
function row(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join('');
}

const WINDOW = (x: number, y: number) =>
  `<path fill="#f6efe8" d="M${x} ${y}h30v42h-30z"/><path fill="#56707d" d="M${x + 3} ${y + 3}h11v36h-11zM${x + 16} ${y + 3}h11v36h-11z"/><path fill="#8fa9b3" d="M${x + 3} ${y + 3}h11l-11 15zM${x + 16} ${y + 3}h11l-11 15z"/><path fill="#cfc4bb" d="M${x - 3} ${y + 42}h36v5h-36z"/>`;

const FACADE = drawing(`
<path fill="#cfdde2" d="M0 0h240v200H0z"/>
<path fill="#eef3f3" d="M0 60q60-26 120-8t120-10v60H0z"/>
<path fill="#b5482a" d="M14 46 34 18h172l20 28z"/><path fill="#8e3520" d="M10 46h220v7H10z"/>
<path fill="#d9b078" d="M20 53h200v132H20z"/>
<path fill="#f3f0ea" d="M20 53h112v132H20z"/>
${row(6, (i) => `<path stroke="#c9c2b8" stroke-width="1.5" d="M20 ${75 + i * 22}h112"/>`)}
${row(6, (i) => `<path stroke="#c9c2b8" stroke-width="1.5" d="M${48 + (i % 2) * 14} ${53 + i * 22}v22m40-22v22"/>`)}
<path fill="#b98f58" d="M132 53h5v132h-5z"/>
${WINDOW(40, 72)}${WINDOW(92, 72)}${WINDOW(166, 72)}${WINDOW(40, 134)}
<path fill="#7a4a2c" d="M164 132h34v53h-34z"/><path fill="#5f3820" d="M168 137h12v20h-12zM182 137h12v20h-12zM168 161h12v20h-12zM182 161h12v20h-12z"/>
<path fill="#a7a099" d="M0 185h240v15H0z"/>
<g fill="none" stroke="#6b6660" stroke-width="3"><path d="M12 200V40M84 200V40M148 200V40M6 124h150M6 62h150"/><path stroke-width="1.5" d="m12 124 72-62m0 62 64-62M12 185l72-61"/></g>
<path fill="#a8793f" d="M4 120h154v6H4z"/>`);

const HEAT_PUMP = drawing(`
<path fill="#e9dcc8" d="M0 0h240v150H0z"/><path fill="#ddcdb5" d="M0 118h240v32H0z"/>
<path fill="#b9b2aa" d="M0 150h240v50H0z"/><path fill="#a39c94" d="M0 150h240v5H0z"/>
<path fill="#8d867f" d="M34 168h178l14 10H46z"/>
<path fill="#d8d3cc" d="M40 158h26v12H40zM172 158h26v12h-26z"/>
<path fill="#fbfaf8" d="M30 46h178v114H30z"/><path fill="#e4e0da" d="M186 46h22v114h-22z"/><path fill="#cdc8c1" d="M30 154h178v6H30z"/>
<circle cx="100" cy="103" r="46" fill="#3a3735"/><circle cx="100" cy="103" r="41" fill="#56524f"/>
${row(5, (i) => `<path fill="#2b2827" transform="rotate(${i * 72} 100 103)" d="M100 103q-6-24 8-38 12 16-2 36z"/>`)}
<circle cx="100" cy="103" r="9" fill="#fbfaf8"/>
<g fill="none" stroke="#8c8782" stroke-width="1.5"><circle cx="100" cy="103" r="18"/><circle cx="100" cy="103" r="27"/><circle cx="100" cy="103" r="36"/><path d="M54 103h92M100 57v92"/></g>
${row(7, (i) => `<path fill="#bdb7af" d="M192 ${62 + i * 8}h10v3h-10z"/>`)}
<path fill="#ee6200" d="M158 58h18l5 5-5 5h-18z"/><path fill="#be0a2c" d="M158 72h12l4 4-4 4h-12z"/>
<g fill="none" stroke-linecap="round"><path stroke="#b5703a" stroke-width="5" d="M208 128h12q8 0 8-8V0"/><path stroke="#2b2827" stroke-width="7" d="M208 142h10q20 0 20-20V0"/></g>`);

const LOFT = drawing(`
<path fill="#6d4a30" d="M0 0h240v200H0z"/>
<path fill="#8a6040" d="M120 8 0 150v50h240v-50z"/>
${row(4, (i) => `<path stroke="#5a3b25" stroke-width="6" d="M${120 - i * 8} ${8 + i * 10} ${-10 - i * 6} ${172 + i * 12}M${120 + i * 8} ${8 + i * 10} ${250 + i * 6} ${172 + i * 12}"/>`)}
<path fill="#3d281a" d="M120 58 60 128h120z"/><path fill="#c9dbe2" d="M106 96h28v24h-28z"/><path stroke="#f6efe8" stroke-width="3" fill="none" d="M106 96h28v24h-28zM120 96v24"/>
<path fill="#f0c455" d="M60 128h120l60 60v12H0v-12z"/>
<path fill="#e2ae38" d="M84 128h10l-34 72H40zM146 128h10l44 72h-22z"/>
<path fill="#f7d980" d="M64 132h18l-40 60H14zM158 132h18l48 58h-28z"/>
<path fill="#a97b4c" d="M110 128h20l22 72H88z"/><path fill="#8f643a" d="M117 128h6l8 72h-22z"/>
<g><ellipse cx="196" cy="166" rx="15" ry="19" fill="#d99f2b"/><path fill="#f0c455" d="M150 147h46v38h-46z"/><ellipse cx="150" cy="166" rx="15" ry="19" fill="#f7d980"/><path fill="none" stroke="#c98f22" stroke-width="2" d="M150 154a9 12 0 1 1-8 12 6 8 0 1 1 8 7"/></g>
<path fill="#5a3b25" d="M0 0h240L120 20z"/>`);

const WINDOWS = drawing(`
<path fill="#ece2d6" d="M0 0h240v200H0z"/><path fill="#dccfbf" d="M0 172h240v28H0z"/>
<path fill="#d5c7b6" d="M38 14h164v150H38z"/>
<path fill="#bcd5e0" d="M46 22h148v134H46z"/><path fill="#e6eff1" d="M46 70q40-12 74-4t74-6v40H46z"/>
<path fill="#b59a62" d="M46 112q50-22 88-8t60-6v58H46z"/><path fill="#98803f" d="M46 128q70-16 148-2v30H46z"/>
${row(5, (i) => `<path stroke="#7c8a3c" stroke-width="3" d="M${52 + i * 30} 150q10-8 24-6"/>`)}
<path fill="#fbfaf8" d="M150 78h16l3 26h-22z"/><path fill="#5f3820" d="M148 79q10-15 20 0z"/><g stroke="#5d514b" stroke-width="1.8"><path d="m158 82-17-15m17 15 17 15m-17-15 14-18m-14 18-14 18"/></g>
<path fill="none" stroke="#fbfaf8" stroke-width="9" d="M46 22h148v134H46zM120 22v134"/><path fill="none" stroke="#cfc8c0" stroke-width="1.5" d="M41 17h158v144H41zM51 27h64v124H51zM125 27h64v124h-64z"/>
<path fill="#8c8782" d="M113 82h4v22h-4zM123 82h4v22h-4z"/>
<path fill="#fff" opacity=".35" d="m56 118 48-84h8l-52 94zM132 96l34-62h18l-48 88z"/>
<path fill="#fbfaf8" d="M30 164h180v11H30z"/><path fill="#c8bfb5" d="M30 175h180v3H30z"/>`);

/** Façade, heat pump, loft, windows: the four photos that the end-of-works form asks for. */
export const PHOTOS: readonly string[] = [FACADE, HEAT_PUMP, LOFT, WINDOWS];
