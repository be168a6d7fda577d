/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.brasa.example/fr"}
 */
import { expireCookies } from '../../src/consent/expire-cookies';

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

const set = ['_ga=1', '_ga_ABC=2', '_gat=3', 'other=4; domain=brasa.example', '_fbp=5; domain=brasa.example'];

beforeEach(() => {
  for (const cookie of set) {
    // biome-ignore lint/suspicious/noDocumentCookie: as services set them
    document.cookie = `${cookie}; path=/`;
  }
});

test('cookies that services are known to set go, whichever domain they were set for, and no others', () => {
  expect(names()).toEqual(['_ga', '_ga_ABC', '_gat', 'other', '_fbp']);
  expireCookies(['_ga', '_ga_*', '_fbp']);
  expect(names()).toEqual(['_gat', 'other']);
});

test('without a known name nothing goes', () => {
  expireCookies([]);
  expireCookies(['']);
  expect(names()).toContain('_ga');
});
