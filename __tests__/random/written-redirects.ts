import { hostNamed } from '../../src/hosting/hosts';
import type { SiteModel } from '../../src/hosting/site-model';

/** How a host answers a path as it is sent, encoded, such as `301 /fr`: the status, and where it leads; undefined: no redirect. */
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
    const [, pattern = '', target = '', status] = /^RewriteRule "(.*)" "(.*)" \[R=(\d+),NE,L\]$/.exec(line) ?? [];
    const isConditional = lines[index - 1]?.startsWith('RewriteCond');
    const reply = `${status} ${target.replaceAll('\\%', '%')}`;
    return pattern && !isConditional ? [{ pattern: new RegExp(pattern, 'u'), reply }] : [];
  });
  return (path) => rules.find(({ pattern }) => pattern.test(decoded(path).slice(1)))?.reply;
};

/** caddyserver.com/docs/caddyfile/directives/map: the decoded path, exactly. */
const caddy: HostReader = (model) => {
  const lines = written(model, 'caddy', 'site.caddy').matchAll(/^ {2}`(.*)` `(.*)` `(.*)` (\d+)$/gm);
  const rules = new Map(
    [...lines].map(([, from = '', path = '', hash = '', status = '']) => [from, `${status} ${path}${hash}`]),
  );
  return (path) => rules.get(decoded(path));
};

/** A line of a `_redirects` file: words apart by spaces, `*` for anything at the end, `:name` for one part, `#` for a remark. */
const redirectLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    // A fourth word is a condition, such as a language.
    .filter(([, , status = '', condition]) => /^30\d!?$/.test(status) && condition === undefined)
    .map(([from = '', to = '', status = '']) => ({ from, reply: `${status.replace('!', '')} ${to}` }));

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const placeholders = (from: string) =>
  new RegExp(`^${literal(from).replace(/\\\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`, 'u');

/** developers.cloudflare.com/pages/configuration/redirects: the path as it is sent. */
const cloudflare: HostReader = (model) => {
  const rules = redirectLines(written(model, 'cloudflare', '_redirects'));
  return (path) => rules.find(({ from }) => placeholders(from).test(path))?.reply;
};

/** docs.netlify.com/routing/redirects: the same, and `/x` and `/x/` are one address. */
const netlify: HostReader = (model) => {
  const rules = redirectLines(written(model, 'netlify', '_redirects'));
  return (path) => rules.find(({ from }) => placeholders(from).test(path.replace(/(.)\/$/, '$1')))?.reply;
};

/** The function's own way: the decoded path is a key of the store. */
const cloudfront: HostReader = (model) => {
  const { data } = JSON.parse(written(model, 'cloudfront', 'routes.json')) as { data: { key: string; value: string }[] };
  const routes = new Map(data.map(({ key, value }) => [key, value]));
  return (path) => {
    const route = routes.get(decoded(path)) ?? '';
    const status = { '>': 301, '~': 302 }[route.slice(0, 1)];
    return status === undefined ? undefined : `${status} ${route.slice(1)}`;
  };
};

/** nginx.org/en/docs/http/ngx_http_map_module.html: the path as it is sent, capitals or not; `$` starts a variable. */
const nginx: HostReader = (model) => {
  const maps = written(model, 'nginx', 'maps.conf');
  const rules = new Map<string, string>();
  for (const [, status = '', variable = ''] of written(model, 'nginx', 'server.conf').matchAll(/return (30\d) \$(\w+);/g)) {
    const map = new RegExp(`^map \\$site_path \\$${variable} \\{\n([\\s\\S]*?)^\\}`, 'm').exec(maps)?.[1] ?? '';
    for (const [, key = '', value = ''] of map.matchAll(/^ {2}"((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)";$/gm)) {
      const from = key.replace(/\\(.)/g, '$1').toLowerCase();
      if (rules.has(from)) throw new Error(`nginx does not start: ${from} stands twice.`);
      rules.set(from, `${status} ${value.replace('$is_args$args', '')}`);
    }
  }
  return (path) => rules.get(path.toLowerCase());
};

/** vercel.com/docs/project-configuration#routes: a pattern on the path as it is sent, capitals or not; the first that fits. */
const vercel: HostReader = (model) => {
  const { routes } = JSON.parse(written(model, 'vercel', 'vercel.json')) as {
    routes: { src?: string; status?: number; headers?: Record<string, string>; has?: object[] }[];
  };
  const rules = routes.flatMap(({ src = '', status, headers, has }) =>
    headers?.Location && !has ? [{ src, reply: `${status} ${headers.Location}` }] : [],
  );
  return (path) => rules.find(({ src }) => new RegExp(src, 'i').test(path))?.reply;
};

/** Servers that read nothing send the file `x.html` for `/x`; a page without a canonical link stands for a temporary redirect. */
const stubs: HostReader = (model) => {
  const pages = new Map(
    hostNamed('stubs')
      .write(model)
      .published.map(({ path, content }) => {
        const status = content.includes('rel="canonical"') ? 301 : 302;
        return [`/${path}`, `${status} ${/<a href="([^"]*)"/.exec(content)?.[1]}`];
      }),
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
