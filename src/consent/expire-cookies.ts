/**
 * Deletes cookies that third-party services have set for this site, on each of its domains.
 * @param patterns names of cookies; a star at the end matches any suffix
 */
export function expireCookies(patterns: readonly string[]): void {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1).join());
    const known = names.filter((name) => patterns.some((pattern) => fits(name, pattern)));
    for (const expired of known.flatMap((name) => domains().map((domain) => `${name}=; path=/; max-age=0${domain}`))) {
      // biome-ignore lint/suspicious/noDocumentCookie: not all browsers that the site is built for have a Cookie Store
      document.cookie = expired;
    }
  } catch (error) {
    // An extension guards the cookies itself.
    console.warn(error);
  }
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** This host, and each parent domain: a cookie can only be deleted for the domain it was set for (RFC 6265, section 5.3). */
function domains(): string[] {
  const labels = window.location.hostname.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}
