/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useNear } from '../../src/ui/use-near';

type Report = (...seen: boolean[]) => void;

let report: Report;
let margin: string | undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      report = (...seen) => {
        const entries = seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
        act(() => callback(entries, this as unknown as IntersectionObserver));
      };
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Part() {
  const { ref, near } = useNear<HTMLParagraphElement>(600);
  return <p ref={ref}>{near ? 'near' : 'far'}</p>;
}

test('an element is near once it is within its margin, and stays near', () => {
  render(<Part />);
  fireEvent.scroll(window);
  expect(margin).toBe('600px');
  report(false);
  expect(screen.getByText('far')).toBeInTheDocument();
  report(true);
  report(false);
  expect(screen.getByText('near')).toBeInTheDocument();
});

test('before the first scroll, it is near only in the window', () => {
  render(<Part />);
  expect(margin).toBe('0px');
  report(true);
  expect(screen.getByText('near')).toBeInTheDocument();
});
