import { problemAt } from '../../content/checks/check';
import type { Content } from '../../content/content';
import type { Documents } from '../../content/data-document';
import { factFiles } from '../../content/file-kinds';
import type { Problem } from '../../content/problem';
import { anchors } from '../../routing/anchors';

const sectionOf = new Map<string, keyof typeof anchors>(
  (Object.keys(anchors) as (keyof typeof anchors)[]).map((section) => [anchors[section], section]),
);

/** Anchors of redirects belong to sections that landing pages show. */
export function checkAnchors(documents: Documents, { Redirects, SiteSettings: { sections } }: Content): Problem[] {
  return Redirects.redirects.flatMap(({ to }, index) => {
    const section = sectionOf.get(to.split('#')[1] ?? '');
    if (section === undefined || sections.includes(section)) return [];
    return problemAt({ documents }, factFiles.Redirects.path, ['redirects', index, 'to'], {
      kind: 'redirect-without-target',
      found: `${to}, while "sections" in data/site.json has no "${section}"`,
      expected: 'a section that the landing page shows',
      fix: `Let it lead to ${to.split('#')[0]}, or add "${section}" to "sections" again.`,
    });
  });
}
