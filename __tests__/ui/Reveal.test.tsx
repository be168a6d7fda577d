/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { durations, revealThreshold } from '../../src/theme/tokens';
import { Reveal } from '../../src/ui/Reveal';

/** What the browser is asked to watch. */
interface Watch {
  threshold: number | undefined;
  /** Several frames, reported at once. */
  report: (...seen: boolean[]) => void;
  disconnected: boolean;
}

let watches: Watch[];

beforeEach(() => {
  watches = [];
  window.IntersectionObserver = class {
    readonly watch: Watch;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.watch = {
        threshold: options?.threshold as number | undefined,
        report: (...seen) => {
          const entries = seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
          act(() => callback(entries, this as unknown as IntersectionObserver));
        },
        disconnected: false,
      };
    }
    observe() {
      watches.push(this.watch);
    }
    disconnect() {
      this.watch.disconnected = true;
    }
  } as unknown as typeof IntersectionObserver;
});

/** Shows a text at a distance from the top of a window of 768 px. */
function showAt(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  window.innerHeight = 768;
  render(<Reveal order={2}>words</Reveal>);
  return screen.getByText('words');
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['at the top', 0],
  ['at the lower edge', 767],
  ['above it, on a page that was scrolled', -2000],
])('what is in view when the page starts is never hidden: %s', (_, top) => {
  expect(showAt(top)).toHaveAttribute('data-reveal', 'still');
  expect(watches).toEqual([]);
});

test('elements below are revealed when a tenth of them is in view', () => {
  const element = showAt(900);
  expect(element).toHaveAttribute('data-reveal', 'waiting');
  const [watch] = watches;
  expect(watch?.threshold).toBe(revealThreshold);
  watch?.report(false);
  expect(element).toHaveAttribute('data-reveal', 'waiting');
  watch?.report(true);
  expect(element).toHaveAttribute('data-reveal', 'playing');
  expect(watch?.disconnected).toBe(true);
});

test('they are revealed too if a busy browser reports an older frame at the same time', () => {
  const element = showAt(900);
  watches[0]?.report(false, true);
  expect(element).toHaveAttribute('data-reveal', 'playing');
});

test('nothing is hidden without scripts or with reduced motion', () => {
  showAt(900);
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules =
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('') || css;
  const hiding = rules.slice(0, rules.indexOf('opacity: 0') >= 0 ? rules.indexOf('opacity: 0') : rules.indexOf('opacity:0'));
  expect(hiding).toMatch(/prefers-reduced-motion: ?no-preference\) and \(scripting: ?enabled/);
});

test('threshold, duration and stagger are those of the specification', () => {
  expect([revealThreshold, durations.reveal, durations.revealStagger]).toEqual([0.1, 500, 100]);
  expect(showAt(0).style.getPropertyValue('--reveal-order')).toBe('2');
});
