import type { InlineHashes } from '../../packages/fast-page/build';
import type { HostingSettings, SourcesByDirective } from './settings';

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";
const unsafeInline = "'unsafe-inline'";

/**
 * The part of the content security policy that is the same on every page, sent as a header. For pages in `static/`, it is the
 * only policy: it allows nothing that is not named here, and only the third-party scripts that the data names. It allows inline
 * scripts and styles, whose hashes are not known here; on our own pages, the policy inside the page restricts them
 * (`pagePolicy`). The parts that depend on a page are inside the page, so that caching cannot separate a page from its policy,
 * and headers can be deployed without a build.
 */
export const sitePolicy = (settings: HostingSettings): string =>
  written({
    ...common(settings),
    'frame-ancestors': [none],
    'script-src': [self, unsafeInline, ...named(settings, 'script-src')],
    'script-src-attr': [none],
    'style-src': [self, unsafeInline],
  });

/**
 * The policy inside one page: it allows only what is named here, and only inline scripts and styles of the build. Browsers
 * enforce it together with the header (CSP level 3, section 8.1).
 */
export const pagePolicy = (settings: HostingSettings, hashes: InlineHashes): string =>
  written({
    ...common(settings),
    ...trustedTypes(settings),
    'script-src': [self, ...hashes.scripts, ...named(settings, 'script-src')],
    // 'unsafe-hashes' applies all hashes to style attributes too; event handler attributes have no hash here and do not run.
    'style-src': [
      self,
      ...(hashes.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...hashes.styles,
      ...hashes.styleAttributes,
    ],
  });

/**
 * Trusted Types: text becomes a script or HTML only through the policy of the page (`createTrustedTypesPolicy`). Omitted if the
 * data names third-party scripts, which may not support it.
 */
const trustedTypes = (settings: HostingSettings): Directives =>
  named(settings, 'script-src').length > 0
    ? {}
    : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/**
 * The policy of the demo tour. Its sandbox has no origin, in its frame and opened directly; so WebKit finds no file to be `'self'`,
 * and each page of the tour holds all that it needs. Like the header of the site, it leaves hashes to the policy inside the page.
 * `frame-ancestors` is compared with the page's address.
 */
export const tourPolicy = written({
  'default-src': [none],
  'base-uri': [none],
  'font-src': ['data:'],
  'form-action': [none],
  'frame-ancestors': [self],
  'img-src': ['data:'],
  sandbox: ['allow-scripts'],
  'script-src': [unsafeInline],
  'style-src': [unsafeInline],
});

/** What header and page share: all but scripts and styles. `default-src` also holds for plug-ins; workers would follow `script-src`. */
function common(settings: HostingSettings): Directives {
  const { demoFrameUrl } = settings;
  const demo = demoFrameUrl.startsWith('/') ? self : new URL(demoFrameUrl).origin;
  return {
    'default-src': [none],
    'base-uri': [none],
    // The demo is requested with fetch before its frame is created (`useFrameState`).
    'connect-src': [self, demo, ...named(settings, 'connect-src')],
    'font-src': [self],
    'frame-src': [demo, ...named(settings, 'frame-src')],
    'img-src': [self, 'data:', ...named(settings, 'img-src')],
    'manifest-src': [self],
    'media-src': [self],
    'worker-src': [none],
    'form-action': [none],
  };
}

const named = ({ thirdPartySources }: HostingSettings, directive: keyof SourcesByDirective) =>
  thirdPartySources.flatMap((sources) => sources[directive] ?? []);

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
