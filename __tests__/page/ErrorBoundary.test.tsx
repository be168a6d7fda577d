/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/page/ErrorBoundary';
import { wrapPageElement } from '../../src/page/wrap-page-element';

/** Stands for a page that breaks. */
function Broken(): never {
  throw new Error('broken');
}

/** A page in what surrounds it, as Gatsby renders it at an address. */
function pageAt(pathname: string, element: React.ReactElement) {
  return wrapPageElement({ element, props: { location: { pathname } } } as Parameters<typeof wrapPageElement>[0], {
    plugins: [],
  });
}

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

test('a page that throws becomes the fallback page, with a way home', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  expect(logged).toHaveBeenCalled();
});

test('a page that works shows itself', () => {
  render(<ErrorBoundary>fine</ErrorBoundary>);
  expect(screen.getByText('fine')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the next page starts afresh', () => {
  const { rerender } = render(pageAt('/fr', <Broken />));
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  rerender(pageAt('/en', <p>fine</p>));
  expect(screen.getByText('fine')).toBeInTheDocument();
});
