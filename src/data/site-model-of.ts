import type { Content } from '../content/content';
import { createSiteModel } from '../hosting/create-site-model';
import type { SiteModel } from '../hosting/site-model';
import { createRegistry } from '../routing/registry';
import { hostingSettings } from './hosting-settings';
import { routingInput } from './routing-input';

/**
 * The site model of a build with this content, without the build.
 * @throws Error naming addresses that two pages or redirects claim, or redirects that lead in a circle
 */
export function siteModelOf(content: Content): SiteModel {
  return createSiteModel(createRegistry(routingInput(content)), hostingSettings(content));
}
