/** @jest-environment jsdom */
import { readStorage, writeStorage } from '../../src/consent/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('if storage is full, the value is kept in memory until storage accepts it', () => {
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

test('if storage is blocked, there are no entries, and new ones are kept in memory', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStorage('language')).toBeNull();
  writeStorage('language', 'fr');
  expect(readStorage('language')).toBe('fr');
});
