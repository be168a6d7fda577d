import { each } from './each';
import { STOPS } from './facts';

const WIDTH = 420;
const HEIGHT = 550;
/** The visible part, with all towns and their names: its top and height. Roads continue outside it. */
const TOWNS = { top: 45, height: 295 };
/** Centre of the map, in degrees, and its scale, in units per degree; a degree of longitude is shorter by `NARROWING`. */
const CENTRE = { latitude: 38.9, longitude: -3.65 };
const SCALE = 680;
const NARROWING = Math.cos((CENTRE.latitude * Math.PI) / 180);

type Point = readonly [number, number];

function place(latitude: number, longitude: number): Point {
  return [
    Math.round(WIDTH / 2 + (longitude - CENTRE.longitude) * SCALE * NARROWING),
    Math.round(HEIGHT * 0.4 - (latitude - CENTRE.latitude) * SCALE),
  ];
}

/** The roads between the towns: the A-4, the A-43 with the N-430, the CM-412, and two local ones. */
const ROADS = [
  'M311 -120L342 16L358 154L363 234L350 314L305 424L289 628',
  'M-529 -71L63 162L152 132L229 104L289 138L358 154L930 -17',
  'M-529 541L63 162L177 227L247 268L350 314L882 400',
  'M177 227L258 179L358 154',
  'M184 -120L229 104L258 179L247 268L194 492',
];

/** Where a stop is on the map. */
export function stopAt(index: number): Point {
  const stop = STOPS[index] ?? STOPS[0];
  return stop ? place(stop.latitude, stop.longitude) : [0, 0];
}

/** The map with the towns, the roads, and a route that visits the stops in the given order and returns to the first. */
export function routeMap(order: readonly number[]): string {
  const roads = each(ROADS, (road) => `<path d="${road}"/>`);
  const legs = [...order, order[0] ?? 0];
  const route = legs.map((index) => stopAt(index).join(' ')).join('L');
  const pins = each(order, (index, number) => {
    const [x, y] = stopAt(index);
    const town = STOPS[index]?.town ?? '';
    // Where the route comes from above, the name is beside or below the pin.
    const label = town === 'Valdepeñas' ? 'x="-80" y="12"' : town === 'Almagro' ? 'x="-14" y="36"' : 'y="-30"';
    return `<g transform="translate(${x} ${y})"><circle r="15" fill="#17110f"/><text class="pin" y="6">${number + 1}</text><text class="town" ${label}>${town}</text></g>`;
  });
  return `<svg class="drawn-map" viewBox="0 ${TOWNS.top} ${WIDTH} ${TOWNS.height}" aria-hidden="true"><g class="roads casing">${roads}</g><g class="roads">${roads}</g><path class="route" d="M${route}"/>${pins}</svg>`;
}
