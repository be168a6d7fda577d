/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { SiteProvider, type SiteState } from '../../src/page/SiteProvider';
import { Faq } from '../../src/sections/Faq/Faq';
import { renderInLanguage, wordsOf } from '../support/page';

const { entries } = wordsOf('es').Faq;

// jsdom does not scroll.
beforeAll(() => {
  window.scrollBy = () => undefined;
});

/** The entries as rendered, closed at first. */
function show(): HTMLDetailsElement[] {
  const site = { contact: { phone: '+34 555 010 203', email: 'hola@example.com' } };
  renderInLanguage(
    <SiteProvider value={{ site } as unknown as SiteState}>
      <Faq entries={entries} />
    </SiteProvider>,
    'es',
  );
  return [...document.querySelectorAll('details')];
}

/** A click on the question of an entry. */
const click = (entry: HTMLDetailsElement | undefined) => userEvent.click(entry?.querySelector('summary') as HTMLElement);

test('one is open at a time', async () => {
  const items = show();
  await click(items[0]);
  await click(items[4]);
  expect(items.map(({ open }) => open)).toEqual(items.map((_, index) => index === 4));
});

test('the questions share a name, so that browsers close the others themselves', () => {
  expect(new Set(show().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq-section']));
});
