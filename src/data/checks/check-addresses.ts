import { languagePath } from '../../content/checks/check';
import type { Content } from '../../content/content';
import type { DataDocument } from '../../content/data-document';
import { problem } from '../../content/explain-issue';
import { factFiles, languageFiles, recordFiles } from '../../content/file-kinds';
import type { Finding, Problem } from '../../content/problem';
import { publishedAddresses } from '../../content/published-entries';
import { fileInTheWay, publishedFiles } from '../../hosting/published-files';
import { compareAddresses } from '../../routing/published';
import { planAddresses } from '../../routing/registry';
import type { RedirectConflict } from '../../routing/types';
import { routingInput } from '../routing-input';
import { lostAddressFix } from './lost-address-fix';

type Documents = ReadonlyMap<string, DataDocument>;

/**
 * Every redirect leads to a page in one hop, and no address that was ever published is lost.
 * @param content what is published; slugs and languages are sound by then
 * @param staticFiles addresses of the files in `static/`
 */
export function checkAddresses(
  documents: Documents,
  content: Content,
  staticFiles: ReadonlySet<string> = new Set(),
): Problem[] {
  const plan = planAddresses(routingInput(content));
  const published = publishedAddresses(documents);
  const { lost } = compareAddresses(published, plan);
  return [
    ...shadowedByFiles(documents, content, publishedFiles(plan.pages, content.SiteSettings.languages, staticFiles)),
    ...plan.conflicts.flatMap((conflict) => conflictProblem(documents, conflict)),
    // A redirect that is broken is told by itself.
    ...lost
      .filter((path) => !plan.conflicts.some(({ from }) => from === path))
      .flatMap((path) => lostProblem(documents, path, lostAddressFix(path, published[path] ?? '', content, plan.pathOf))),
  ];
}

/** Hosts send a file before they look at redirects, or after, each in its own way. */
function shadowedByFiles(documents: Documents, { Redirects }: Content, files: ReadonlySet<string>): Problem[] {
  const document = documents.get(factFiles.Redirects.path);
  if (!document) return [];
  return Redirects.redirects.flatMap(({ from }, index) => {
    const file = fileInTheWay(from, files);
    if (file === undefined) return [];
    return [
      problem(document, ['redirects', index, 'from'], {
        kind: 'redirect-shadowed',
        found: file === from ? `${from}, where a file is` : `${from}, where ${file} is`,
        expected: 'an address that no file of the site answers',
        fix: 'Take the redirect out: some hosts would send the file, others the redirect.',
      }),
    ];
  });
}

function lostProblem(documents: Documents, path: string, fix: string): Problem[] {
  const document = documents.get(recordFiles.PublishedAddresses.path);
  if (!document) return [];
  return [
    problem(document, ['addresses', path], {
      kind: 'address-lost',
      found: `that ${path} would answer 404`,
      expected: 'every address that was published to answer for good',
      fix,
    }),
  ];
}

function conflictProblem(documents: Documents, conflict: RedirectConflict): Problem[] {
  const { origin } = conflict;
  const byHand = 'index' in origin;
  const path = byHand ? factFiles.Redirects.path : languagePath(origin.language, languageFiles.Language.path);
  const document = documents.get(path);
  if (!document) return [];
  const key = byHand ? ['redirects', origin.index] : ['previousSegments'];
  return [problem(document, key, explain(conflict))];
}

function explain({ kind, from, to, other = '' }: RedirectConflict): Finding {
  switch (kind) {
    case 'twice':
      return {
        kind: 'redirect-twice',
        found: `${from} a second time`,
        expected: `one redirect an address: it leads to ${other} already`,
        fix: 'Take one of the two out; former slugs need no line in data/redirects.json.',
      };
    case 'shadowed':
      return {
        kind: 'redirect-shadowed',
        found: `${from}, where a page is`,
        expected: 'an address without a page',
        fix: 'Take the redirect out: nobody would ever be led.',
      };
    case 'loop':
      return {
        kind: 'redirect-loop',
        found: `a circle: ${other}`,
        expected: 'a way that ends at a page',
        fix: 'Let one of these lead to a page.',
      };
    case 'without-target':
      return {
        kind: 'redirect-without-target',
        found: `${to}, where ${other} is nothing`,
        expected: 'a published page of this site, or a section of a landing page',
        fix: 'Correct "to"; npm run addresses lists all pages.',
      };
    case 'unpublished':
      return {
        kind: 'redirect-unpublished',
        found: `${to}, where the page "${other}" is not published`,
        expected: 'a published page of this site, or a section of a landing page',
        fix: `Publish "${other}", or let "to" lead elsewhere; npm run addresses lists all pages.`,
      };
  }
}
