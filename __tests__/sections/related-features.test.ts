import { relatedFeatures } from '../../src/sections/RelatedFeatures/related-features';
import { content } from '../support/page';

const { features } = content.FeatureCatalogue;

test('with fewer than four others, all of them are shown', () => {
  expect(relatedFeatures(features.slice(0, 3), 'signature').map(({ id }) => id)).toEqual(['diagnostic', 'recommendations']);
});
