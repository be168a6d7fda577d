/** @jest-environment jsdom */
import { readStorage, writeStorage } from '../../src/page/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('what is written is read again', () => {
  expect(readStorage('language')).toBeNull();
  writeStorage('language', 'es');
  expect(readStorage('language')).toBe('es');
});

test('a browser whose storage is full keeps it for the visit, until storage takes it', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStorage('cookieConsent', 'all');
  expect(readStorage('cookieConsent')).toBe('all');
  full.mockRestore();
  writeStorage('cookieConsent', 'essential');
  window.localStorage.clear();
  expect(readStorage('cookieConsent')).toBeNull();
});

test('a browser that blocks storage is one without entries, and keeps new ones for the visit', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStorage('language')).toBeNull();
  writeStorage('language', 'fr');
  expect(readStorage('language')).toBe('fr');
});
