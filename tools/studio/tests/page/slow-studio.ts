import { Session } from '../../page/session/session';
import { routes } from '../../src/server/routes';
import { studioOn } from '../support/sample-studio';

/** A request that waits. */
interface Gate {
  /** Resolves once the page has sent the request. */
  sent: Promise<void>;
  /** Lets the studio handle it. */
  open(): void;
}

/** Returns a promise with the function that resolves it. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/**
 * Starts a studio on the sample site, and the session of a page whose requests can be held back.
 * @returns also `hold`, after which requests of a name wait
 */
export function slowStudio() {
  const { studio } = studioOn();
  const gates = new Map<string, () => Promise<void>>();
  const answer = async (address: string, { body }: { body: string }) => {
    const name = address.slice('/api/'.length);
    await gates.get(name)?.();
    try {
      return Response.json((await routes[name]?.run(studio, JSON.parse(body))) ?? {});
    } catch (error) {
      return Response.json({ error: (error as Error).message }, { status: 422 });
    }
  };
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  Object.assign(globalThis, { window: globalThis, sessionStorage, fetch: answer });
  const hold = (name: string): Gate => {
    const [sent, opened] = [deferred(), deferred()];
    gates.set(name, () => {
      sent.resolve();
      return opened.promise;
    });
    const open = () => {
      gates.delete(name);
      opened.resolve();
    };
    return { sent: sent.promise, open };
  };
  return { studio, hold, session: new Session() };
}
