import { adminPage, withAdmin } from '../../src/hosting/admin';
import type { HostedEditing } from '../../src/hosting/settings';
import type { SiteModel } from '../../src/hosting/site-model';

/** Settings of hosted editing, for sites that have not switched it on. */
export const sampleEditing: HostedEditing = {
  software: 'github',
  origin: 'https://github.com',
  repository: 'owner/name',
  branch: 'main',
  siteName: 'Site',
  sourceLanguage: 'en',
};

/** Switches hosted editing on, if the site has not done so: every host must serve its page under its policy. */
export const withEditing = (model: SiteModel): SiteModel =>
  model.pages.some(({ path }) => path === adminPage.path) ? model : withAdmin(model, sampleEditing);
