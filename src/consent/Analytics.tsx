import { useSite } from '../layout/SiteProvider';
import { useAnalytics } from './use-analytics';

/** Loads what the visitor has allowed (docs/product.md, Cookies). A component, so that a choice does not render the layout again. */
export function Analytics() {
  const { tagManager, thirdParties } = useSite().site;
  useAnalytics(
    tagManager,
    thirdParties.flatMap(({ cookies }) => cookies ?? []),
  );
  return null;
}
