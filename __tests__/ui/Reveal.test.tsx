/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { durations, revealThreshold } from '../../src/theme/tokens';
import { Reveal } from '../../src/ui/Reveal';

const watched = new Set<Element>();
const thresholds: unknown[] = [];
let callback: IntersectionObserverCallback;

// The page's only observer is made when the first element is shown.
window.innerHeight = 768;
window.IntersectionObserver = class {
  constructor(run: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    callback = run;
    thresholds.push(options?.threshold);
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
} as unknown as typeof IntersectionObserver;

/** Where a browser finds an element: the distance of its top from that of the window, its height, and how much of it is in view. */
type Place = [top: number, height: number, ratio: number];

/** Shows a text, which the browser finds at these places in turn, and reports at once. */
function showAt(...places: Place[]) {
  render(<Reveal>words</Reveal>);
  const target = screen.getByText('words');
  const report = (...seen: Place[]) => tell(seen.map((place) => entryOf(target, place)));
  report(...places);
  return { target, report };
}

const entryOf = (target: Element, [top, height, intersectionRatio]: Place) => ({
  target,
  isIntersecting: intersectionRatio > 0,
  intersectionRatio,
  boundingClientRect: { top, height },
});

const tell = (entries: readonly object[]) =>
  act(() => callback(entries as IntersectionObserverEntry[], {} as IntersectionObserver));

test.each<[string, Place]>([
  ['at the top', [0, 300, 1]],
  ['with an edge at the bottom', [750, 300, 0.06]],
  ['above the window, on a page that was scrolled', [-2000, 300, 0]],
])('what is in view when the page starts is never hidden: %s', (_, place) => {
  const { target } = showAt(place);
  expect(target).toHaveAttribute('data-reveal', 'still');
  expect(watched).not.toContain(target);
});

test.each<[string, Place]>([
  ['below the window', [900, 300, 0]],
  ['not laid out yet', [0, 0, 0]],
])('elements %s are revealed when a tenth of them is in view', (_, place) => {
  const { target, report } = showAt(place);
  expect(target).toHaveAttribute('data-reveal', 'waiting');
  report([750, 300, 0.06]);
  expect(target).toHaveAttribute('data-reveal', 'waiting');
  report([730, 300, 0.12]);
  expect(target).toHaveAttribute('data-reveal', 'playing');
  expect(watched).not.toContain(target);
});

test('a section of which a window cannot show a tenth is revealed at its first line', () => {
  const { target, report } = showAt([900, 9000, 0]);
  report([767, 9000, 0.0001]);
  expect(target).toHaveAttribute('data-reveal', 'playing');
});

test('what comes into view together is revealed in the order of reading, and before what follows soon after', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  render(['first', 'second', 'third', 'fourth'].map((words) => <Reveal key={words}>{words}</Reveal>));
  const targets = ['first', 'second', 'third', 'fourth'].map((words) => screen.getByText(words));
  const comeTo = (place: Place, ...which: HTMLElement[]) => tell(which.map((target) => entryOf(target, place)));
  comeTo([900, 300, 0], ...targets);
  comeTo([700, 300, 0.2], ...targets.slice(0, 3));
  now.mockReturnValue(1_000_000 + durations.revealStagger);
  comeTo([700, 300, 0.2], ...targets.slice(3));
  const delays = targets.map(({ style }) => style.getPropertyValue('--reveal-delay'));
  expect(delays).toEqual([0, 1, 2, 2].map((turns) => `${turns * durations.revealStagger}ms`));
  now.mockRestore();
});

test('one observer serves the page', () => expect(thresholds).toEqual([[0, revealThreshold]]));
