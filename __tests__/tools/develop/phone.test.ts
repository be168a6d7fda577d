import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { phoneText, showOnPhone } from '../../../tools/develop/phone';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

test('a phone is given the address in its network, as text and as a QR code', () => {
  const text = phoneText({ lo: [at('127.0.0.1', { internal: true })], wifi: [at('192.168.1.20')] }, 8000);
  expect(text).toContain('http://192.168.1.20:8000');
  expect(text).toContain(renderUnicodeCompact('http://192.168.1.20:8000'));
});

test.each([
  ['a network that no phone is in', { tunnel: [at('100.64.0.3')], wifi: [at('10.0.0.7')] }, '10.0.0.7'],
  ['an address of the other kind', { wifi: [at('fd00::2', { family: 'IPv6' }), at('172.20.0.5')] }, '172.20.0.5'],
])('%s is passed over', (_, interfaces, address) => {
  expect(phoneText(interfaces as NodeJS.Dict<NetworkInterfaceInfo[]>, 8000)).toContain(`http://${address}:8000`);
});

test('a computer in no network is told so', () => {
  expect(phoneText({ lo: [at('127.0.0.1', { internal: true })] }, 8000)).toContain('in no network');
});

test('it is said once the site is there, not while a mistake is shown in its place', async () => {
  let asked = 0;
  const server = createServer((_, response) => response.writeHead(asked++ === 0 ? 503 : 200).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await showOnPhone((server.address() as AddressInfo).port);
  server.close();
  server.closeAllConnections();
  expect(said).toHaveBeenCalledTimes(1);
  expect(asked).toBe(2);
});
