import type { Problem } from '../../../packages/content';
import { factFiles } from '../model';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** The first section contains the heading of the page. */
export function checkSections(files: CheckedFiles): Problem | [] {
  const { sections } = files.content.SiteSettings;
  if (sections[0] === 'hero') return [];
  return problemAt(files, factFiles.SiteSettings.path, ['sections'], {
    kind: 'hero-not-first',
    found: sections.includes('hero') ? `"${sections[0]}" before "hero"` : 'no "hero"',
    expected: '"hero" first: it holds the heading of the page',
    fix: 'Write "hero" at the start of the list.',
  });
}
