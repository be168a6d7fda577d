/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.brasa.example/fr"}
 */
import { expireCookies } from '../../src/consent/expire-cookies';

test('cookies that services are known to set go, whichever domain they were set for, and no others', () => {
  for (const cookie of ['_ga=1', '_ga_ABC=2', '_gat=3', 'other=4; domain=brasa.example', '_fbp=5; domain=brasa.example']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as services set them
    document.cookie = `${cookie}; path=/`;
  }
  expireCookies(['']);
  expect(document.cookie).toBe('_ga=1; _ga_ABC=2; _gat=3; other=4; _fbp=5');
  expireCookies(['_ga', '_ga_*', '_fbp']);
  expect(document.cookie).toBe('_gat=3; other=4');
});
