/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
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
  expect(margin).toBe('600px');
  report(false);
  expect(screen.getByText('far')).toBeInTheDocument();
  report(true);
  report(false);
  expect(screen.getByText('near')).toBeInTheDocument();
});

test('it is near too if a busy browser reports an older frame at the same time', () => {
  render(<Part />);
  report(false, true);
  expect(screen.getByText('near')).toBeInTheDocument();
});
