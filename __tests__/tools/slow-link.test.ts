/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { slow4G, slowLink, startSlowLink } from '../../tools/bench/slow-link';

const packet = 1460;

/** Sends bytes over the connections of one link at once; when the last byte of each arrives, in milliseconds. */
function arrivals(...sizes: number[]): number[] {
  const link = slowLink(slow4G);
  const start = performance.now();
  const arrived = sizes.map((size) => {
    const last = { time: 0, bytes: 0 };
    const send = link.connection((bytes) => {
      last.time = performance.now() - start;
      last.bytes += bytes.length;
    });
    send(Buffer.alloc(size));
    return last;
  });
  jest.runAllTimers();
  expect(arrived.map(({ bytes }) => bytes)).toEqual(sizes);
  return arrived.map(({ time }) => time);
}

describe('a link that starts slowly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['one packet', packet, packet / 200 + 75],
    ['the first ten packets, without an answer', 10 * packet, (10 * packet) / 200 + 75],
    // The first packet leaves after 7.3 ms and is answered 150 ms later.
    ['an eleventh, after the first answer', 11 * packet, 157.3 + packet / 200 + 75],
    ['thirty, two after each answer', 30 * packet, 157.3 + (20 * packet) / 200 + 75],
    // From the third round trip on, the bandwidth is what counts.
    ['a hundred', 100 * packet, 2 * 157.3 + (70 * packet) / 200 + 75],
  ])('needs for %s as long as TCP', (_, size, expected) => {
    // Timers count in whole milliseconds.
    expect(Math.abs((arrivals(size)[0] as number) - expected)).toBeLessThan(3);
  });

  test('shares its bandwidth between connections, each with a window of its own', () => {
    const [one, other] = arrivals(10 * packet, 10 * packet) as [number, number];
    expect(one).toBeCloseTo((10 * packet) / 200 + 75, -1);
    expect(other).toBeCloseTo((20 * packet) / 200 + 75, -1);
  });

  test('delivers bytes in their order', () => {
    const received: Buffer[] = [];
    const send = slowLink(slow4G).connection((bytes) => received.push(bytes));
    const sent = Buffer.from(Array.from({ length: 50_000 }, (_, at) => at % 251));
    for (let at = 0; at < sent.length; at += 999) send(sent.subarray(at, at + 999));
    jest.runAllTimers();
    expect(Buffer.concat(received).equals(sent)).toBe(true);
  });
});

test('in front of a server, an answer takes a round trip, and the connection another', async () => {
  const server = createServer((socket) => socket.once('data', (bytes) => socket.write(bytes))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const link = await startSlowLink((server.address() as AddressInfo).port);
  try {
    const start = performance.now();
    const socket = connect(link.port, '127.0.0.1');
    socket.write('asked');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toBe('asked');
    // No earlier, however busy the machine is.
    expect(performance.now() - start).toBeGreaterThan(2 * slow4G.roundTrip - 5);
  } finally {
    await link.stop();
    server.close();
  }
});
