// The door of this package: everything else imports from here.
export { chooseLanguage, landingPath } from './choose-language';
export { pageId } from './claims';
export { addressesOf, compareAddresses, nearestPage, publishAddresses } from './published';
export { createRegistry, planAddresses } from './registry';
export type {
  AddressPlan,
  Alternate,
  Claim,
  Clash,
  PageRoute,
  PageSlug,
  Redirect,
  RedirectConflict,
  Registry,
  RoutingCollection,
  RoutingInput,
  RoutingLanguage,
  SluggedPage,
} from './types';
