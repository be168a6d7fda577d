import type { FileOf, Recipe } from '../edited-data';

/** An address of an earlier site leads to a page. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) =>
    redirects.push({ from: '/an-earlier/address', to: `/${data.source}` }),
  );
