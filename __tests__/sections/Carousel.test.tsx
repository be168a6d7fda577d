/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { Carousel } from '../../src/sections/Testimonials/Carousel';
import { durations } from '../../src/theme/tokens';
import { renderInLanguage, wordsOf } from '../support/page';

const { next } = wordsOf('es').interface.clientReviews;

const cards = ['one', 'two', 'three', 'four', 'five'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows one card at a time, as on a phone, or two. */
function show(count = cards.length, atOnce = 1) {
  window.matchMedia = (query) =>
    ({
      matches: atOnce === 1 && query.includes('width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class implements ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  renderInLanguage(
    <Carousel label="Cards" start={0}>
      {cards.slice(0, count).map((card) => (
        <p key={card}>{card}</p>
      ))}
    </Carousel>,
    'es',
  );
}

/** Clicks so quickly that the slider gets all moves before React renders the first. */
function clickAtOnce(clicks: number) {
  const button = screen.getByRole('button', { name: next });
  act(() => {
    for (let click = 0; click < clicks; click++) fireEvent.click(button);
    jest.advanceTimersByTime(0);
  });
  act(() => jest.advanceTimersByTime(0));
}

/** The card in the slider's window, which react-slick marks; `inert` marks it for the visitor. */
const current = () => document.querySelector('.slick-current')?.textContent;

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="group"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);

test.each([
  ['three', 3, 'four'],
  ['once around, and one more', cards.length + 1, 'two'],
])('quick clicks on next all count: %s', (_, clicks, card) => {
  show();
  clickAtOnce(clicks);
  act(() => jest.advanceTimersByTime(durations.carousel * 2));
  expect(current()).toBe(card);
  expect(shown()).toEqual([card]);
});

test('a click shortly after quick ones is not undone when the movement of the first ends', () => {
  show();
  clickAtOnce(2);
  act(() => jest.advanceTimersByTime(durations.carousel / 2));
  clickAtOnce(1);
  // The first movement would have ended by now, the last one still runs.
  act(() => jest.advanceTimersByTime(durations.carousel / 2 + 20));
  expect(current()).toBe('four');
  expect(shown()).toEqual(['four']);
});

test.each([
  [1, 1],
  [1, 2],
  [2, 2],
])('%i cards where there is room for %i: all show, without arrows', (count, atOnce) => {
  show(count, atOnce);
  expect(shown()).toEqual(cards.slice(0, count));
  expect(screen.queryByRole('button')).toBeNull();
});
