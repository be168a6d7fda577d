/** @jest-environment jsdom */
import { act } from 'react';
import { replaceHydrateFunction } from '../../src/gatsby/browser/replace-hydrate-function';
import { useIsWhole } from '../../src/page/use-is-whole';

const renderings: boolean[] = [];

/** A page, and what it renders. */
function Probe() {
  const isWhole = useIsWhole();
  renderings.push(isWhole);
  return <p>{isWhole ? 'whole' : 'first screen'}</p>;
}

/** Renders the page into a container, as Gatsby does. */
async function open(html: string): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = html;
  renderings.length = 0;
  await act(async () => void replaceHydrateFunction()(<Probe />, container));
  return container;
}

const nextPaint = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('the first page is rendered whole, and only once; the next one begins with its first screen', async () => {
  await open('<p>whole</p>');
  await nextPaint();
  expect(renderings).toEqual([true]);
  const next = await open('');
  expect(next).toHaveTextContent('first screen');
  await nextPaint();
  expect(next).toHaveTextContent('whole');
});

test('where the address names a section, the next page is rendered whole, too', async () => {
  window.location.hash = '#section';
  expect(await open('')).toHaveTextContent('whole');
});
