import { adminPolicy } from './policy';
import type { HostedEditing } from './settings';
import type { SiteModel } from './site-model';

/** The folder of hosted editing: its page, and all that the page loads. */
export const adminFolder = '/admin/';

/** The page of hosted editing. Not the folder's index, for which hosts have rules of their own. */
export const adminPage = { path: '/admin/editor', file: 'admin/editor.html' };

/**
 * The site with the page of hosted editing: `/admin` leads there, for as long as it is switched on. Search engines must not list
 * it; robots.txt does not name it, because a crawler that may not read a page never sees its `noindex`.
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
