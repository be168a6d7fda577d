import { readSiteModel } from '../../packages/hosts';
import { siteModelOf } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';

test('npm run redirects writes the files of hosts from the model that the build left', () => {
  expect(siteModelOf(loadContent())).toEqual(readSiteModel());
});
