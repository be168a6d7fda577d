import { gitHostApi } from '../hosting/git-host';
import type { HostedEditing } from '../hosting/settings';
import collections from './collections.json';

/**
 * The configuration of the CMS, as JSON (sveltiacms.app/en/docs/config-basics).
 * @param languages codes of the site's languages
 */
export const adminConfig = (editing: HostedEditing, languages: readonly string[]): string =>
  // `whenEmpty` is for `page/cms-fields.ts`; the CMS would warn of it.
  JSON.stringify(configOf(editing, languages), (key, value: unknown) => (key === 'whenEmpty' ? undefined : value));

function configOf(editing: HostedEditing, languages: readonly string[]) {
  const { software, origin, repository, branch, siteName, sourceLanguage } = editing;
  return {
    // A token works on each of them; another way to sign in needs a service of its own.
    backend: {
      name: software,
      repo: repository,
      branch,
      api_root: gitHostApi(editing),
      base_url: origin,
      auth_methods: ['token'],
    },
    // With Gitea, the CMS can make no pull requests.
    publish_mode: software === 'gitea' ? 'simple' : 'editorial_workflow',
    app_title: siteName,
    show_preview_links: false,
    media_folder: 'data/images',
    public_folder: '/',
    media_libraries: { stock_assets: { providers: [] } },
    i18n: {
      structure: 'multiple_folders',
      locales: [sourceLanguage, ...languages.filter((language) => language !== sourceLanguage)],
      default_locale: sourceLanguage,
      // A page that exists in some languages gets no file in the others.
      initial_locales: 'all',
    },
    collections,
  };
}
