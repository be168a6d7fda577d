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

/** The roads between the towns, as points of latitude and longitude. */
const ROADS: readonly (readonly Point[])[] = [
  // A-4, north to south
  [
    [39.4, -3.46],
    [39.2, -3.4],
    [38.997, -3.37],
    [38.88, -3.36],
    [38.762, -3.385],
    [38.6, -3.47],
    [38.3, -3.5],
  ],
  // A-43 and N-430, west to east
  [
    [39.328, -5.046],
    [38.986, -3.927],
    [39.03, -3.76],
    [39.07, -3.614],
    [39.02, -3.5],
    [38.997, -3.37],
    [39.249, -2.29],
  ],
  // CM-412
  [
    [38.428, -5.046],
    [38.986, -3.927],
    [38.889, -3.712],
    [38.83, -3.58],
    [38.762, -3.385],
    [38.636, -2.38],
  ],
  // Almagro to Manzanares
  [
    [38.889, -3.712],
    [38.96, -3.56],
    [38.997, -3.37],
  ],
  // Daimiel to Moral and Valdepeñas
  [
    [39.4, -3.7],
    [39.07, -3.614],
    [38.96, -3.56],
    [38.83, -3.58],
    [38.5, -3.68],
  ],
];

/** The map with the towns, the roads, and a route that visits the stops in the given order and returns to the first. */
export function routeMap(order: readonly number[]): string {
  const at = (index: number): Point => {
    const stop = STOPS[index] ?? STOPS[0];
    return stop ? place(stop.latitude, stop.longitude) : [0, 0];
  };
  const roads = each(ROADS, (road) => `<path d="M${road.map(([lat, lon]) => place(lat, lon).join(' ')).join('L')}"/>`);
  const legs = [...order, order[0] ?? 0];
  const route = legs.map((index) => at(index).join(' ')).join('L');
  const pins = each(order, (index, number) => {
    const [x, y] = at(index);
    const town = STOPS[index]?.town ?? '';
    // Where the route comes from above, the name is beside or below the pin.
    const label = town === 'Valdepeñas' ? 'x="-80" y="12"' : town === 'Almagro' ? 'x="-14" y="36"' : 'y="-30"';
    return `<g transform="translate(${x} ${y})"><circle r="15" fill="#17110f"/><text class="pin" y="6">${number + 1}</text><text class="town" ${label}>${town}</text></g>`;
  });
  return `<svg class="drawn-map" viewBox="0 ${TOWNS.top} ${WIDTH} ${TOWNS.height}" aria-hidden="true"><g class="roads casing">${roads}</g><g class="roads">${roads}</g><path class="route" d="M${route}"/>${pins}</svg>`;
}
