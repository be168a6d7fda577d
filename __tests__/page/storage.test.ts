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

test('a browser whose storage is full keeps nothing, and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeStorage('cookieConsent', 'all')).not.toThrow();
  expect(readStorage('cookieConsent')).toBeNull();
});

test('a browser that blocks storage is one without entries', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStorage('language')).toBeNull();
  expect(() => writeStorage('language', 'fr')).not.toThrow();
});
