import type { Content } from '../content/content';
import type { HostingSettings } from '../hosting/settings';

/**
 * Picks out of the content what hosting must know.
 * @param environment `GATSBY_PREVIEW=true` says that this deployment is a preview, which search engines shall not list
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

const tagManagerSources = (address: string | null) => (address ? [{ 'script-src': [new URL(address).origin] }] : []);
