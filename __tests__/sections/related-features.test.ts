import { relatedFeatures } from '../../src/sections/RelatedFeatures/related-features';
import { content } from '../support/page';

const { features } = content.FeatureCatalogue;
const related = (current: string) => relatedFeatures(features, current).map(({ id }) => id);

test.each([
  ['planning', ['plots', 'photos', 'invoices', 'roles']],
  ['plots', ['planning', 'photos', 'invoices', 'roles']],
  ['reports', ['planning', 'plots', 'photos', 'invoices']],
])('beside %s stand the first four others, in order', (current, expected) => {
  expect(related(current)).toEqual(expected);
});

test('no feature is related to itself, and each has four related ones', () => {
  for (const { id } of features) {
    expect(related(id)).toHaveLength(4);
    expect(related(id)).not.toContain(id);
  }
});

test('with fewer than four others, all of them are shown', () => {
  expect(relatedFeatures(features.slice(0, 3), 'planning').map(({ id }) => id)).toEqual(['plots', 'photos']);
});
