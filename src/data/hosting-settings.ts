import type { Registry } from '../../packages/addresses';
import { createRegistry } from '../../packages/addresses';
import type { SiteModel } from '../../packages/hosts';
import { type Content, routingInput } from '../content/model';
import { createSiteModel } from '../hosting/create-site-model';
import type { HostingSettings, SourcesByDirective } from '../hosting/settings';

/**
 * Selects the content that hosting needs.
 * @param environment `GATSBY_PREVIEW=true` marks a preview, which search engines must not index
 */
export function hostingSettings({ SiteSettings: site }: Content, environment = process.env): HostingSettings {
  return {
    origin: site.origin,
    languages: site.languages,
    hosts: site.hosts,
    demoFrameUrl: site.demoFrameUrl,
    thirdPartySources: [
      ...tagManagerSources(site.tagManager),
      ...site.thirdParties.map(({ scripts = [], requests = [], images = [], frames = [] }) => ({
        'script-src': scripts,
        'connect-src': requests,
        'img-src': images,
        'frame-src': frames,
      })),
    ],
    security: site.security,
    indexed: environment.GATSBY_PREVIEW !== 'true',
  };
}

/** The script itself, not all that its host has; a policy knows no queries (CSP level 3, section 2.3.1). */
function tagManagerSources(address: string | null): SourcesByDirective[] {
  if (address === null) return [];
  const { origin, pathname } = new URL(address);
  return [{ 'script-src': [origin + pathname] }];
}

/**
 * How a site with this content is served, without a build.
 * @throws Error naming addresses that two pages or redirects claim, or redirects that lead in a circle
 */
export const siteModelOf = (content: Content, registry: Registry = createRegistry(routingInput(content))): SiteModel =>
  createSiteModel(registry, hostingSettings(content));
