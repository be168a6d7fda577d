import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Slow 4G, as Lighthouse simulates it: milliseconds for a round trip, and bytes a millisecond (1.6 Mbit/s). */
export const slow4G = { roundTrip: 150, bandwidth: 200 };

/** The bytes of a TCP packet, and how many a server sends before the first answer (RFC 6928). */
const packet = 1460;
const initialWindow = 10 * packet;

/**
 * A link for one or more connections, which share its bandwidth. As with TCP, a connection may have only some packets under way; each
 * answer allows two more, so that their number doubles with every round trip. Nothing is lost, and the way up is wide enough.
 */
export function slowLink({ roundTrip, bandwidth }: typeof slow4G) {
  let freeAt = 0;

  /** @returns what sends bytes to a browser; they arrive at `receive` in packets. */
  function connection(receive: (bytes: Buffer) => void): (bytes: Buffer) => void {
    const waiting: Buffer[] = [];
    let window = initialWindow;
    let underWay = 0;
    const arrive = inOrder((bytes: Buffer) => {
      receive(bytes);
      setTimeout(acknowledge, roundTrip / 2, bytes.length);
    });
    function acknowledge(length: number): void {
      underWay -= length;
      window += length;
      send();
    }
    function send(): void {
      while (waiting.length > 0 && underWay < window) {
        const bytes = nextPacket(waiting, window - underWay);
        underWay += bytes.length;
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + bytes.length / bandwidth;
        arrive(bytes, freeAt - now + roundTrip / 2);
      }
    }
    return (bytes) => {
      waiting.push(bytes);
      send();
    };
  }
  return { connection };
}

/** Takes a packet from what waits, at most as long as the room that is left. */
function nextPacket(waiting: Buffer[], room: number): Buffer {
  const bytes = waiting.shift() as Buffer;
  const length = Math.min(bytes.length, packet, room);
  if (length < bytes.length) waiting.unshift(bytes.subarray(length));
  return bytes.subarray(0, length);
}

/** Calls with each value after its delay. Timers of different lengths may swap; their values must not. */
function inOrder<Value>(call: (value: Value) => void): (value: Value, delay: number) => void {
  const values: Value[] = [];
  const next = () => call(values.shift() as Value);
  return (value, delay) => {
    values.push(value);
    setTimeout(next, delay);
  };
}

/**
 * Puts a slow link in front of a server on this machine.
 * @returns the port that browsers connect to, and what ends it
 */
export async function startSlowLink(port: number, speed = slow4G) {
  const link = slowLink(speed);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port, host: '127.0.0.1', noDelay: true });
    // The browser believes that it is connected at once: TCP takes a round trip for that.
    const connectedAt = performance.now() + speed.roundTrip;
    const arrive = inOrder((bytes: Buffer) => site.write(bytes));
    browser.on('data', (bytes) => {
      arrive(bytes, Math.max(0, connectedAt - performance.now()) + speed.roundTrip / 2);
    });
    site.on(
      'data',
      link.connection((bytes) => browser.write(bytes)),
    );
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      // A browser that is closed resets its connections.
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket) && other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
