/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faq } from '../../src/sections/Faq/Faq';
import { renderInLanguage, wordsOf } from '../support/page';

const { entries } = wordsOf('es').Faq;

// jsdom does not scroll.
beforeAll(() => {
  window.scrollBy = () => undefined;
});

/** The entries as rendered, closed at first. */
function show(): HTMLDetailsElement[] {
  renderInLanguage(<Faq entries={entries} />, 'es');
  return [...document.querySelectorAll('details')];
}

/** A click on the question of an entry. */
const click = (entry: HTMLDetailsElement | undefined) => userEvent.click(entry?.querySelector('summary') as HTMLElement);

test('every question is on the page with its answer, all closed', () => {
  const items = show();
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual(entries.map(({ question }) => question));
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(entries.map(({ answer }) => answer));
  expect(items.some(({ open }) => open)).toBe(false);
});

test('one is open at a time', async () => {
  const items = show();
  await click(items[0]);
  await click(items[4]);
  expect(items.map(({ open }) => open)).toEqual(items.map((_, index) => index === 4));
});

test('an open question can be closed, and none is open then', async () => {
  const items = show();
  await click(items[2]);
  await click(items[2]);
  expect(items.some(({ open }) => open)).toBe(false);
});

test('the questions share a name, so that browsers close the others themselves', () => {
  expect(new Set(show().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq-section']));
});

test('links to the questions lead to the section', () => {
  show();
  expect(document.getElementById('faq-section')).toContainElement(screen.getByRole('heading', { level: 2 }));
});
