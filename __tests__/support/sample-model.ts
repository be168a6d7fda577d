import type { SiteModel } from '../../packages/hosts';
import { siteModelOf } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';

/** The model of the sample site. */
export const sampleModel = (): SiteModel => siteModelOf(loadContent());

/** The same with many more redirects. */
export function modelWith(count: number): SiteModel {
  const model = sampleModel();
  const more = Array.from({ length: count }, (_, index) => ({
    from: `/old/page-${index}`,
    to: index % 2 ? '/fr' : '/es#faq-section',
  }));
  return { ...model, redirects: [...model.redirects, ...more] };
}
