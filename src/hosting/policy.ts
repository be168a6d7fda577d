import type { HostingSettings, SourceDirective } from './settings';

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";
const unsafeInline = "'unsafe-inline'";

/**
 * The part of the content security policy that is the same on every page. It is sent as a header, and is all that holds for a page
 * that somebody puts into `static/`: nothing that is not named here, and no script of others but those that the data names. Inline
 * scripts and styles pass here, since their hashes are not known here; in our own pages the page's part lets only its own pass. What depends on a page, the
 * hashes of its inline scripts and styles, travels inside the page (`pagePolicy`), so that a page and its policy can never
 * disagree, whichever of the two a cache keeps longer; and so that headers need no build.
 */
export function sitePolicy(settings: HostingSettings): string {
  return written({
    'default-src': [none],
    'base-uri': [none],
    ...requests(settings),
    'form-action': [none],
    'frame-ancestors': [none],
    'script-src': [self, unsafeInline, ...named(settings, 'script-src')],
    'script-src-attr': [none],
    'style-src': [self, unsafeInline],
  });
}

/**
 * The policy inside one page: nothing but what is named here, and no inline script or style that the build has not seen.
 * Together with the header both must be met (CSP level 3, section 8.1).
 * @param hashes sources such as `'sha256-…'` of the page's inline scripts and styles
 */
export function pagePolicy(
  settings: HostingSettings,
  hashes: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return written({
    'default-src': [none],
    'base-uri': [none],
    ...requests(settings),
    'form-action': [none],
    ...trustedTypes(settings),
    'script-src': [self, ...hashes.scripts, ...named(settings, 'script-src')],
    // 'unsafe-hashes' lets the hashes speak for style attributes too; a script attribute has no hash here, and does not run.
    'style-src': [self, "'unsafe-hashes'", ...hashes.styles],
  });
}

/**
 * No text becomes a script, or HTML with elements, but those that the page's own policy lets pass (`createTrustedTypesPolicy`). Scripts of others
 * that the data names may do it in their own ways: with them this part is left out.
 */
const trustedTypes = (settings: HostingSettings): Directives =>
  named(settings, 'script-src').length > 0
    ? {}
    : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/**
 * The demo tour's policy: it has no origin, in its frame and where it is opened by itself, holds its font in its own style sheet, and
 * asks nobody.
 */
export const tourPolicy = written({
  'default-src': [none],
  'base-uri': [none],
  'font-src': [self, 'data:'],
  'form-action': [none],
  'frame-ancestors': [self],
  'img-src': [self, 'data:'],
  sandbox: ['allow-scripts'],
  'script-src': [self],
  'style-src-attr': [unsafeInline],
  'style-src-elem': [self],
});

/** What a page may ask for, scripts and styles aside. */
function requests(settings: HostingSettings): Directives {
  const { demoFrameUrl } = settings;
  const demo = demoFrameUrl.startsWith('/') ? self : new URL(demoFrameUrl).origin;
  return {
    // The demo is asked for before it becomes a frame (`useFrameState`).
    'connect-src': [self, demo, ...named(settings, 'connect-src')],
    'font-src': [self],
    'frame-src': [demo, ...named(settings, 'frame-src')],
    'img-src': [self, 'data:', ...named(settings, 'img-src')],
    'manifest-src': [self],
    'media-src': [self],
    'object-src': [none],
    'worker-src': [none],
  };
}

const named = ({ thirdPartySources }: HostingSettings, directive: SourceDirective) =>
  thirdPartySources.flatMap((sources) => sources[directive] ?? []);

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
