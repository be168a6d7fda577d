import { gitHostOf } from '../hosting/git-host';
import type { HostedEditing } from '../hosting/settings';
import { cmsCollections } from './collections';

/**
 * Returns the configuration of the CMS as JSON (sveltiacms.app/en/docs/config-basics).
 * @param languages codes of the site's languages
 */
export const adminConfig = (editing: HostedEditing, languages: readonly string[]): string =>
  // `whenEmpty` is for `page/cms-fields.ts`; the CMS would warn about it.
  JSON.stringify(configOf(editing, languages), (key, value: unknown) => (key === 'whenEmpty' ? undefined : value));

function configOf(editing: HostedEditing, languages: readonly string[]) {
  const { software, origin, repository, branch, siteName, sourceLanguage } = editing;
  const { api, graphql } = gitHostOf(editing);
  return {
    // A token works with every Git host; other ways to sign in require an additional service.
    backend: {
      name: software,
      repo: repository,
      branch,
      api_root: api,
      graphql_api_root: graphql,
      base_url: origin,
      auth_methods: ['token'],
    },
    // The CMS cannot create pull requests on Gitea.
    publish_mode: software === 'gitea' ? 'simple' : 'editorial_workflow',
    app_title: siteName,
    show_preview_links: false,
    media_folder: 'data/images',
    public_folder: '/',
    // Systems and hosts differ in spaces, capitals and accents in the names of uploads.
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    i18n: {
      structure: 'multiple_folders',
      locales: [sourceLanguage, ...languages.filter((language) => language !== sourceLanguage)],
      default_locale: sourceLanguage,
      // With this option, a page that exists in some languages only gets no file in the others.
      initial_locales: 'all',
    },
    collections: cmsCollections(),
  };
}
