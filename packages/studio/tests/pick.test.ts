/** @jest-environment jsdom */
import { markOf } from '../src/preview/marks';
import { pick } from '../src/preview/page/picking';
import type { ToldLegend } from '../src/preview/preview';

const [facts, texts, feature] = [
  'packs.json',
  'locales/fr/content/packs.json',
  'locales/fr/content/features/signature.json',
];

const places: ToldLegend['places'] = [
  { path: facts, key: ['packs', 0, 'price'] },
  { path: facts, key: ['packs', 1, 'price'] },
  { path: feature, key: ['stat'] },
  { path: texts, key: ['packs', 0, 'name'] },
  { path: texts, key: ['packs', 1, 'name'] },
  { path: feature, key: ['statDescription'] },
];

const legend: ToldLegend = { places, values: [0, 1, 2].map((mark) => ({ mark, value: 49 })), pictures: {} };

/** Returns the places that a click on the number in an element names, the nearest first. */
async function pickedIn(id: string) {
  const element = document.querySelector(`#${id} b`) as Element;
  const node = element.firstChild as Text;
  const told = jest.spyOn(window.parent, 'postMessage').mockImplementation();
  await pick({ element, node, marks: [], text: node.data });
  const [message] = told.mock.lastCall as unknown as [{ fields: { path: string; key: unknown[] }[] }];
  return message.fields.map(({ path, key }) => `${path} ${key.join('.')}`);
}

beforeAll(() => {
  Object.assign(globalThis, { STUDIO_ORIGIN: '*', fetch: async () => ({ json: async () => legend }) });
  document.body.innerHTML = `
    <article id="first"><h2>One${markOf(3)}</h2><p><b>49 €</b></p></article>
    <article id="second"><h2>Two${markOf(4)}</h2><p><b>49 €</b></p></article>
    <article id="stat"><p><b>49 %</b> less${markOf(5)}</p></article>
    <p id="alone"><b>49</b></p>`;
});

test.each([
  ['first', 'packs.json packs.0.price'],
  ['second', 'packs.json packs.1.price'],
  ['stat', 'locales/fr/content/features/signature.json stat'],
])('a click on a number that several fields hold names first the one of its entry: %s', async (id, nearest) => {
  const picked = await pickedIn(id);
  expect([picked[0], picked.length]).toEqual([nearest, legend.values.length]);
});
