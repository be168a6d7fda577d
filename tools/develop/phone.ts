import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { renderUnicodeCompact } from 'uqr';

/** Polling interval until the server responds, in milliseconds. */
const interval = 500;

/**
 * Prints the address of the development server for a phone, once it serves the site.
 * @param port where it listens
 */
export async function showOnPhone(port: number): Promise<void> {
  while (!(await isShown(port))) await setTimeout(interval, undefined, { ref: false });
  console.log(phoneText(networkInterfaces(), port));
}

const isShown = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The address for a phone, and its QR code.
 * @param interfaces the computer's, as Node's `os.networkInterfaces` gives them
 */
export function phoneText(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>, port: number): string {
  const address = addressInNetwork(interfaces);
  if (!address) return '\nThis computer is in no network that a phone could be in.';
  const url = `http://${address}:${port}`;
  return `\n${renderUnicodeCompact(url)}\n\nOn a phone in the same network: ${url}\n`;
}

/** Addresses of private networks (RFC 1918): a phone is in one of these. */
const privateAddress = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;

function addressInNetwork(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string | undefined {
  const addresses = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => privateAddress.test(address)) ?? addresses[0];
}
