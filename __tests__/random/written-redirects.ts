import { hostNamed } from '../../src/hosting/plan-hosts';
import type { SiteModel } from '../../src/hosting/site-model';

/** Where a host leads from a path as it is sent, encoded; undefined: no redirect. */
export type Leads = (path: string) => string | undefined;

/** Reads what the build wrote for a host, as the host's manual says that it reads it. */
export type HostReader = (model: SiteModel) => Leads;

/** The text of a file that is written for a host. */
function written(model: SiteModel, host: string, name: string): string {
  const { files, published } = hostNamed(host).write(model);
  const file = [...files, ...published].find(({ path }) => path === name);
  if (!file) throw new Error(`Nothing writes ${name} for ${host}.`);
  return file.content;
}

const decoded = (path: string) => decodeURIComponent(path);

/** httpd.apache.org/docs/2.4/mod/mod_rewrite.html: a pattern on the decoded path without its first slash; the first that fits. */
const apache: HostReader = (model) => {
  const lines = written(model, 'apache', '.htaccess').split('\n');
  const rules = lines.flatMap((line, index) => {
    const [, pattern = '', target = ''] = /^RewriteRule "(.*)" "(.*)" \[R=301,NE,L\]$/.exec(line) ?? [];
    const isConditional = lines[index - 1]?.startsWith('RewriteCond');
    return pattern && !isConditional ? [{ pattern: new RegExp(pattern, 'u'), target: target.replaceAll('\\%', '%') }] : [];
  });
  return (path) => rules.find(({ pattern }) => pattern.test(decoded(path).slice(1)))?.target;
};

/** caddyserver.com/docs/caddyfile/directives/map: the decoded path, exactly. */
const caddy: HostReader = (model) => {
  const lines = written(model, 'caddy', 'site.caddy').matchAll(/^ {2}`(.*)` `(.*)` `(.*)`$/gm);
  const rules = new Map([...lines].map(([, from = '', path = '', hash = '']) => [from, path + hash]));
  return (path) => rules.get(decoded(path));
};

/** A line of a `_redirects` file: words apart by spaces, `*` for anything at the end, `:name` for one part, `#` for a remark. */
const redirectLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .filter(([, , status = '']) => status.startsWith('301'))
    .map(([from = '', to = '']) => ({ from, to }));

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const placeholders = (from: string) =>
  new RegExp(`^${literal(from).replace(/\\\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`, 'u');

/** developers.cloudflare.com/pages/configuration/redirects: the path as it is sent. */
const cloudflare: HostReader = (model) => {
  const rules = redirectLines(written(model, 'cloudflare', '_redirects'));
  return (path) => rules.find(({ from }) => placeholders(from).test(path))?.to;
};

/** docs.netlify.com/routing/redirects: the same, and `/x` and `/x/` are one address. */
const netlify: HostReader = (model) => {
  const rules = redirectLines(written(model, 'netlify', '_redirects'));
  return (path) => rules.find(({ from }) => placeholders(from).test(path.replace(/(.)\/$/, '$1')))?.to;
};

/** The function's own way: the decoded path is a key of the store. */
const cloudfront: HostReader = (model) => {
  const { data } = JSON.parse(written(model, 'cloudfront', 'routes.json')) as { data: { key: string; value: string }[] };
  const routes = new Map(data.map(({ key, value }) => [key, value]));
  return (path) => {
    const route = routes.get(decoded(path));
    return route?.startsWith('>') ? route.slice(1) : undefined;
  };
};

/** nginx.org/en/docs/http/ngx_http_map_module.html: the path as it is sent, capitals or not; `$` starts a variable. */
const nginx: HostReader = (model) => {
  const map = /^map \$site_path \$site_redirect \{\n([\s\S]*?)^\}/m.exec(written(model, 'nginx', 'maps.conf'))?.[1] ?? '';
  const rules = new Map<string, string>();
  for (const [, key = '', value = ''] of map.matchAll(/^ {2}"((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)";$/gm)) {
    const from = key.replace(/\\(.)/g, '$1').toLowerCase();
    if (rules.has(from)) throw new Error(`nginx does not start: ${from} stands twice.`);
    rules.set(from, value.replace('$is_args$args', ''));
  }
  return (path) => rules.get(path.toLowerCase());
};

/** vercel.com/docs/project-configuration#routes: a pattern on the path as it is sent, capitals or not; the first that fits. */
const vercel: HostReader = (model) => {
  const { routes } = JSON.parse(written(model, 'vercel', 'vercel.json')) as {
    routes: { src?: string; status?: number; headers?: Record<string, string> }[];
  };
  const rules = routes.filter(({ status }) => status === 301);
  return (path) => rules.find(({ src = '' }) => new RegExp(src, 'i').test(path))?.headers?.Location;
};

/** Servers that read nothing send the file `x.html` for `/x`. */
const stubs: HostReader = (model) => {
  const pages = new Map(
    hostNamed('stubs')
      .write(model)
      .published.map(({ path, content }) => [`/${path}`, /<a href="([^"]*)"/.exec(content)?.[1]]),
  );
  return (path) => pages.get(`${decoded(path.replace(/(.)\/$/, '$1'))}.html`);
};

/** How each host reads what is written for it, by its name. */
export const hostReaders: Readonly<Record<string, HostReader>> = {
  apache,
  caddy,
  cloudflare,
  cloudfront,
  netlify,
  nginx,
  stubs,
  vercel,
};
