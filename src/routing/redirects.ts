import type { FeatureSlug, Redirect, Registry, RoutingInput, RoutingLanguage } from './types';

/**
 * Collects every redirect: those of the route table (section 2 of the specification), former slugs and segments, and those
 * by hand.
 * @returns one redirect an address, each leading to its page in one hop
 */
export function collectRedirects(input: RoutingInput, pathOf: Registry['pathOf']): Redirect[] {
  const derived = input.languages.flatMap((language) => [
    ...segmentRedirects(language, pathOf),
    ...input.features.flatMap(({ id, slugs }) => {
      const to = pathOf({ page: 'feature', feature: id }, language.code);
      return featureRedirects(language, id, slugs[language.code], to);
    }),
  ]);
  return [...derived, ...input.redirects];
}

/** `/fonctionnalites` and former segments to the list of features. */
function segmentRedirects({ code, segments, previousSegments }: RoutingLanguage, pathOf: Registry['pathOf']): Redirect[] {
  const to = pathOf({ page: 'features' }, code);
  return [
    { from: `/${segments.features}`, to },
    ...previousSegments.features.flatMap((segment) => [
      { from: `/${segment}`, to },
      { from: `/${code}/${segment}`, to },
    ]),
  ];
}

/** Every former address of one feature in one language: former segments times all slugs, and former slugs. */
function featureRedirects(
  { code, segments, previousSegments }: RoutingLanguage,
  id: string,
  feature: FeatureSlug | undefined,
  to: string,
): Redirect[] {
  if (!feature) return [];
  const { slug, previousSlugs } = feature;
  const below = (parent: string, names: readonly string[]) => names.map((name) => ({ from: `${parent}/${name}`, to }));
  const all = [slug, ...previousSlugs];
  return [
    ...below(`/${code}/${segments.features}`, previousSlugs),
    // The id has a page there already (decision 3).
    ...below(
      `/${segments.fallback}`,
      previousSlugs.filter((name) => name !== id),
    ),
    ...previousSegments.features.flatMap((segment) => below(`/${code}/${segment}`, all)),
    ...previousSegments.fallback.flatMap((segment) => below(`/${segment}`, [...new Set([id, ...all])])),
  ];
}
