import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Where `localhost` may lead: a program at one of them would be taken for ours at the other. */
const loopbacks = ['127.0.0.1', '::1'];

/**
 * The number of a port.
 * @param {string} text
 * @throws Error if it is none
 */
export function portNumber(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port takes a number from 1024 to 65535, not "${text}".`);
  return port;
}

/**
 * Reads the option `--port`, before anything takes long.
 * @param {string} text
 * @param {string} command such as `npm start`
 * @returns {Promise<number>}
 * @throws Error that says what to do, if it is no port, or if this process may not listen there
 */
export async function readPort(text, command) {
  const port = portNumber(text);
  if (!(await isFree(port)))
    throw new Error(
      `Port ${port} is taken${port < 1024 ? ', or root’s' : ''}. Choose another: ${command} -- --port ${port + 1}`,
    );
  return port;
}

/**
 * Whether nothing answers at a port of this computer, and this process may listen there.
 * @param {number} port
 */
export async function isFree(port) {
  const answered = await Promise.all(loopbacks.map((host) => answers(host, port)));
  if (answered.includes(true)) return false;
  const server = createServer().listen(port, loopbacks[0]);
  return once(server, 'listening').then(
    () => once(server.close(), 'close').then(() => true),
    () => false,
  );
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
const answers = (host, port) =>
  new Promise((done) => {
    const socket = connect(port, host, () => socket.destroy());
    socket.on('connect', () => done(true)).on('error', () => done(false));
  });
