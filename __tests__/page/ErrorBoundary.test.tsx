/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ScrollContext } from '../../src/gatsby/patches/around-router';
import { content } from '../support/page';

const { language, unexpected, home } = content.ErrorTexts;

/** Stands for a page that breaks. */
function Broken(): never {
  throw new Error('broken');
}

/** A page in what Gatsby puts around its router, at an address. */
const pageAt = (pathname: string, element: React.ReactElement) => (
  <ScrollContext location={{ pathname, hash: '' }}>{element}</ScrollContext>
);

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

test('a page that throws is replaced by the fallback page, with a link home', () => {
  render(pageAt('/fr', <Broken />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(unexpected);
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveAttribute('lang', language);
  expect(logged).toHaveBeenCalled();
});

test('its title and language are those of the fallback page, as long as it is shown', () => {
  document.head.innerHTML = '<title>broken page</title>';
  const { rerender } = render(pageAt('/fr', <Broken />));
  expect(document.title).toBe(unexpected);
  expect(document.documentElement).toHaveAttribute('lang', language);
  rerender(pageAt('/en', <p>fine</p>));
  expect(document.title).toBe('broken page');
});

test('a page without errors is shown', () => {
  render(pageAt('/fr', <p>fine</p>));
  expect(screen.getByText('fine')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the next page is rendered again', () => {
  const { rerender } = render(pageAt('/fr', <Broken />));
  expect(screen.getByRole('heading')).toHaveTextContent(unexpected);
  rerender(pageAt('/en', <p>fine</p>));
  expect(screen.getByText('fine')).toBeInTheDocument();
});
