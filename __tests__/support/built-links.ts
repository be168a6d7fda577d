import { answer } from '../../packages/hosts';
import { documentAt, model, published } from './built-site';

/** Every address that a page's elements name, without those of other sites. */
export function ownAddresses(path: string): string[] {
  const named = [...documentAt(path).querySelectorAll('[href], [src], [srcset]')].flatMap((element) => [
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  ]);
  return [...new Set(named)].filter((address) => /^[/#?]/.test(address));
}

/** What the host says to an address, redirects followed. */
export function resolve(path: string): { kind: string; status?: number; path: string; hash?: string } {
  const reply = answer(model, path, (candidate) => published.has(candidate));
  if (reply.kind !== 'redirect') return { ...reply, path };
  const [to = '', hash] = reply.to.split('#');
  return { ...resolve(to), ...(hash && { hash }) };
}

/** Whether an address that stands on a page leads to something, its anchor included. */
export function leadsSomewhere(address: string, from: string): boolean {
  const url = new URL(address, `https://www.example.com${from}`);
  // The page itself may be one that answers with 404.
  const target = url.pathname === from ? { kind: 'page', status: 200, path: from } : resolve(url.pathname);
  if (target.kind === 'asset') return true;
  const anchor = url.hash.slice(1) || target.hash;
  return target.status === 200 && (!anchor || documentAt(target.path).getElementById(anchor) !== null);
}
