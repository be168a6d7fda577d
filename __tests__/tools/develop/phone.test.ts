import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { phoneText } from '../../../tools/develop/phone';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

test.each([
  ['the computer itself', { lo: [at('127.0.0.1', { internal: true })], wifi: [at('192.168.1.20')] }, '192.168.1.20'],
  ['a network that no phone is in', { tunnel: [at('100.64.0.3')], wifi: [at('10.0.0.7')] }, '10.0.0.7'],
  ['an address of the other kind', { wifi: [at('fd00::2', { family: 'IPv6' }), at('172.20.0.5')] }, '172.20.0.5'],
])('a phone is given the address in its network, not %s, as text and as a QR code', (_, interfaces, address) => {
  const text = phoneText(interfaces as NodeJS.Dict<NetworkInterfaceInfo[]>, 8000);
  expect(text).toContain(`http://${address}:8000`);
  expect(text).toContain(renderUnicodeCompact(`http://${address}:8000`));
});

test('a computer in no network is told so', () => {
  expect(phoneText({ lo: [at('127.0.0.1', { internal: true })] }, 8000)).toContain('in no network');
});
