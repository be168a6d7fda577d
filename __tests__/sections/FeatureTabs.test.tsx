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

/** The tabs in a window, as wide as on a desktop or as narrow as on a phone. */
function show(narrow: boolean) {
  window.matchMedia = () =>
    ({
      matches: narrow,
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

test('there is a tab for each feature, the first one selected', () => {
  show(false);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names);
  expect(selected()).toBe(names[0]);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(names[0]);
});

test('a click shows the panel of its feature, and hides the others', async () => {
  const user = show(false);
  await user.click(screen.getByRole('tab', { name: names[2] }));
  expect(selected()).toBe(names[2]);
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveAccessibleName(names[2]);
  expect(panel).toHaveTextContent(features[2]?.text.description ?? '');
  expect(panel).toHaveTextContent(`${features[2]?.text.stat} %`);
});

test('panels come into the page when they are opened, and stay for the way back', async () => {
  const user = show(false);
  const panels = () => screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels()).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: names[2] }));
  const [first] = panels();
  await user.click(screen.getByRole('tab', { name: names[0] }));
  expect(panels()).toHaveLength(2);
  expect(screen.getByRole('tabpanel')).toBe(first);
});

test('all panels are in the page before it is printed', () => {
  show(false);
  fireEvent(window, new Event('beforeprint'));
  for (const { text } of features) expect(document.body).toHaveTextContent(text.description);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('without scripts, and in a new tab, a tab leads to the page of its feature', () => {
  show(false);
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

test.each([
  ['down goes to the next', '{ArrowDown}', 1],
  ['up from the first goes round to the last', '{ArrowUp}', 7],
  ['End goes to the last', '{End}', 7],
  ['down from the last goes round to the first', '{End}{ArrowDown}', 0],
  ['Home goes to the first', '{ArrowDown}{ArrowDown}{Home}', 0],
  ['sideways does nothing in a column', '{ArrowRight}', 0],
  ['letters do nothing', 'x', 0],
  ['the space bar chooses what is chosen', '{ArrowDown} ', 1],
])('by keyboard, %s', async (_, keys, index) => {
  const user = show(false);
  await user.tab();
  await user.keyboard(keys);
  expect(selected()).toBe(names[index]);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

test.each([
  ['right goes to the next', '{ArrowRight}', 1],
  ['left from the first goes round to the last', '{ArrowLeft}', 7],
  ['down does nothing in a row', '{ArrowDown}', 0],
])('on a phone’s row, %s', async (_, keys, index) => {
  const user = show(true);
  // Horizontal is what the role means without the attribute.
  expect(screen.getByRole('tablist')).not.toHaveAttribute('aria-orientation');
  await user.tab();
  await user.keyboard(keys);
  expect(selected()).toBe(names[index]);
});

test('Tab goes from the selected tab into its panel, not through the other tabs', async () => {
  const user = show(false);
  await user.tab();
  expect(screen.getByRole('tab', { name: names[0] })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('a panel leads to the page of its feature, by a link that names it', () => {
  show(false);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/es/caracteristicas/gestion-expedientes-energia');
  const { about } = wordsOf('es').interface.learnMore;
  expect(screen.getByRole('link')).toHaveAccessibleName(about.replace('{{feature}}', features[0]?.text.title ?? ''));
});
