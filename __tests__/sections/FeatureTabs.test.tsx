/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Solutions } from '../../src/sections/Solutions/Solutions';
import { content, renderInLanguage, wordsOf } from '../support/page';

const ids = content.FeatureCatalogue.features.map(({ id }) => id);

/** The features as a page's query gives them, without pictures, which only a build makes. */
const features = ids.map((id) => {
  const text = wordsOf('es').features[id];
  if (!text) throw new Error(`There are no words for ${id}.`);
  return {
    id,
    text: {
      ...text,
      path: `/es/caracteristicas/${text.slug}`,
      image: { ...text.image, src: { childImageSharp: null }, portrait: null },
    },
  };
});

const names = features.map(({ text }) => text.name);

function show() {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  // jsdom has no layout to scroll in, or to measure.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class implements ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  renderInLanguage(<Solutions features={features as Queries.SolutionsFragment['features']} />, 'es');
  return userEvent.setup();
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('a panel has its link once it was opened, and keeps it for the way back', async () => {
  const user = show();
  const links = () => screen.getAllByRole('link', { hidden: true });
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(names.length);
  expect(links()).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: names[2] }));
  expect(links()).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: names[0] }));
  expect(links()).toHaveLength(2);
});

test('both pairs of arrows move from tab to tab', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: names[0] }));
  for (const [key, index] of Object.entries({ ArrowRight: 1, ArrowDown: 2, ArrowLeft: 1, ArrowUp: 0 })) {
    await user.keyboard(`{${key}}`);
    expect(selected()).toBe(names[index]);
    expect(screen.getByRole('tab', { name: names[index] })).toHaveFocus();
  }
});

test('in a new tab of the browser, a tab leads to the page of its feature', () => {
  show();
  const tab = screen.getByRole('tab', { name: names[2] });
  expect(tab).toHaveAttribute('href', features[2]?.text.path);
  const handled: boolean[] = [];
  // After React. Prevented in any case: jsdom follows no links.
  const note = (event: Event) => {
    handled.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  fireEvent.click(tab, { ctrlKey: true });
  expect(selected()).toBe(names[0]);
  fireEvent.click(tab);
  expect(selected()).toBe(names[2]);
  expect(handled).toEqual([false, true]);
  window.removeEventListener('click', note);
});
