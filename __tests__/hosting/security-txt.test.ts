import { hostingSettings } from '../../src/build/hosting-settings';
import { loadContent } from '../../src/build/load-content';

const day = 24 * 60 * 60 * 1000;

test('security.txt holds for another month at least, and a year at most (RFC 9116, section 2.5.5)', () => {
  const { expires } = hostingSettings(loadContent()).security;
  const days = (Date.parse(expires) - Date.now()) / day;
  // Give data/site.json, "security", a later date once somebody has checked that the contact is still read.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
