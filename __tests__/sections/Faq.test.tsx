/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Faq } from '../../src/sections/Faq/Faq';
import { renderInLanguage, wordsOf } from '../support/page';

const { entries } = wordsOf('es').Faq;

/** The entries as rendered, closed at first. */
function show(): HTMLDetailsElement[] {
  renderInLanguage(<Faq entries={entries} />, 'es');
  return [...document.querySelectorAll('details')];
}

/** Opens or closes an entry, and waits for the event. */
async function toggle(entry: HTMLDetailsElement | undefined, open: boolean): Promise<void> {
  await act(async () => {
    if (entry) entry.open = open;
    // Browsers fire the event in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test('every question is on the page with its answer, all closed', () => {
  const items = show();
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual(entries.map(({ question }) => question));
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(entries.map(({ answer }) => answer));
  expect(items.some(({ open }) => open)).toBe(false);
});

test('one is open at a time', async () => {
  const items = show();
  await toggle(items[0], true);
  await toggle(items[4], true);
  expect(items.map(({ open }) => open)).toEqual(items.map((_, index) => index === 4));
});

test('an open question can be closed, and none is open then', async () => {
  const items = show();
  await toggle(items[2], true);
  await toggle(items[2], false);
  expect(items.some(({ open }) => open)).toBe(false);
});

test('the questions share a name, so that browsers close the others themselves', () => {
  expect(new Set(show().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq-section']));
});

test('links to the questions lead to the section', () => {
  show();
  expect(document.getElementById('faq-section')).toContainElement(screen.getByRole('heading', { level: 2 }));
});
