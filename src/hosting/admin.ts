import { adminPolicy } from './policy';
import type { HostedEditing } from './settings';
import type { SiteModel } from './site-model';

/** The folder of hosted editing: its page and all files that the page loads. */
export const adminFolder = '/admin/';

/** The page of hosted editing. It is not the folder's index, because hosts have their own rules for indexes. */
export const adminPage = { path: '/admin/editor', file: 'admin/editor.html' };

/**
 * Adds the page of hosted editing to the site. The redirect from `/admin` is temporary, because hosted editing can be switched
 * off. Search engines must not list the page; robots.txt does not disallow it, because a crawler that may not read a page never
 * sees its `noindex`.
 */
export const withAdmin = (model: SiteModel, editing: HostedEditing): SiteModel => ({
  ...model,
  pages: [...model.pages, adminPage],
  redirects: [...model.redirects, { from: adminFolder.slice(0, -1), to: adminPage.path, temporary: true }],
  headerRules: [
    ...model.headerRules,
    {
      below: adminFolder,
      headers: {
        'Content-Security-Policy': `${adminPolicy(editing)}; frame-ancestors 'none'`,
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      },
    },
  ],
});
