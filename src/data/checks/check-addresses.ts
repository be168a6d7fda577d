import { problemAt } from '../../content/checks/check';
import { committedValue } from '../../content/checks/since-commit';
import { closestName } from '../../content/closest';
import type { Content } from '../../content/content';
import type { Documents } from '../../content/data-document';
import { factFiles, languageFiles, languagePath, recordFiles } from '../../content/file-kinds';
import type { Finding, KeyPath, Problem } from '../../content/problem';
import { publishedAddresses } from '../../content/published-entries';
import { conflictingFile, publishedFiles } from '../../hosting/published-files';
import { anchors, shownAnchors } from '../../routing/anchors';
import { compareAddresses } from '../../routing/published';
import { planAddresses } from '../../routing/registry';
import type { AddressPlan, RedirectConflict } from '../../routing/types';
import { routingInput } from '../routing-input';
import { lineToAdd, lostAddressFix } from './lost-address-fix';

/**
 * Every redirect leads to a page in one hop, and no published address is lost.
 * @param content the published content, with valid slugs and languages
 * @param staticFiles addresses of the files in `static/`
 * @param committed the text of files in the last commit, by path
 */
export function checkAddresses(
  documents: Documents,
  content: Content,
  staticFiles: ReadonlySet<string> = new Set(),
  committed: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const plan = planAddresses(routingInput(content));
  const published = publishedAddresses(documents);
  const { lost } = compareAddresses(published, plan);
  const former = formerRedirects(committed, plan);
  return [
    ...shadowedByFiles(documents, content, plan, publishedFiles(plan.pages, content.SiteSettings.languages, staticFiles)),
    ...plan.conflicts.map((conflict) => conflictProblem(documents, content, conflict)),
    // A broken redirect is reported separately.
    ...lost
      .filter((path) => !plan.conflicts.some(({ from }) => from === path))
      .map((path) => {
        const index = content.Redirects.redirects.findIndex(({ from }) => from.toLowerCase() === path.toLowerCase());
        if (index >= 0) return inOtherCapitals(documents, index, content.Redirects.redirects[index]?.from ?? '', path);
        const to = former.get(path);
        const advice =
          to === undefined ? lostAddressFix(path, published[path] ?? '', content, plan.pathOf) : lineToAdd(path, to);
        return lostProblem(documents, path, advice);
      }),
  ];
}

/** The targets of redirects in the last commit, if they still exist. */
function formerRedirects(committed: ReadonlyMap<string, string>, { pages, redirects }: AddressPlan): Map<string, string> {
  const before = factFiles.Redirects.schema.safeParse(committedValue({ committed }, factFiles.Redirects.path)).data;
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const standing = before?.redirects.filter(({ to }) => known.has(to.split('#')[0] ?? '')) ?? [];
  return new Map(standing.map(({ from, to }) => [from, to]));
}

/** Some hosts send a file before they apply redirects, others after. */
function shadowedByFiles(
  documents: Documents,
  { Redirects, SiteSettings }: Content,
  { redirects }: AddressPlan,
  files: ReadonlySet<string>,
): Problem[] {
  const byHand = Redirects.redirects.map(({ from }) => from);
  const published = publishedAddresses(documents);
  const placeOf = (from: string, index: number): [path: string, key: KeyPath] => {
    if (index >= 0) return [factFiles.Redirects.path, ['redirects', index, 'from']];
    if (Object.hasOwn(published, from)) return [recordFiles.PublishedAddresses.path, ['addresses', from]];
    const language = SiteSettings.languages.find((code) => from.startsWith(`/${code}/`)) ?? SiteSettings.defaultLanguage;
    return [languagePath(language, languageFiles.Language.path), ['previousSegments']];
  };
  return [...new Set([...byHand, ...redirects.map(({ from }) => from)])].flatMap((from) => {
    const file = conflictingFile(from, files);
    if (file === undefined) return [];
    const index = byHand.indexOf(from);
    return problemAt({ documents }, ...placeOf(from, index), {
      kind: 'redirect-shadowed',
      found: file === from ? `${from}, where a file is` : `${from}, where ${file} is`,
      expected: 'an address that no file of the site answers',
      fix:
        index < 0
          ? `Take ${file} out of static/, or this line out, if it never was an address: a redirect starts there.`
          : 'Take the redirect out: some hosts would send the file, others the redirect.',
    });
  });
}

/** Hosts differ in whether they tell capitals apart, so a second line would not help. */
const inOtherCapitals = (documents: Documents, index: number, from: string, published: string): Problem =>
  problemAt({ documents }, factFiles.Redirects.path, ['redirects', index, 'from'], {
    kind: 'address-lost',
    found: `"${from}", while "${published}" is published`,
    expected: 'the address as it was published',
    fix: `Write "${published}".`,
  });

const lostProblem = (documents: Documents, path: string, fix: string): Problem =>
  problemAt({ documents }, recordFiles.PublishedAddresses.path, ['addresses', path], {
    kind: 'address-lost',
    found: `that ${path} would answer 404`,
    expected: 'that every published address keeps working',
    fix,
  });

function conflictProblem(documents: Documents, content: Content, conflict: RedirectConflict): Problem {
  const { origin } = conflict;
  const byHand = 'index' in origin;
  const path = byHand ? factFiles.Redirects.path : languagePath(origin.language, languageFiles.Language.path);
  const key = byHand ? ['redirects', origin.index] : ['previousSegments'];
  const wrongAnchor = explainAnchor(conflict, content);
  return problemAt({ documents }, path, wrongAnchor ? [...key, 'to'] : key, wrongAnchor ?? explain(conflict));
}

/** Explains an invalid anchor of a redirect; undefined for other conflicts. */
function explainAnchor(
  { kind, to, other = '' }: RedirectConflict,
  { languages, SiteSettings }: Content,
): Finding | undefined {
  if (kind !== 'without-target' || !other.startsWith('#')) return undefined;
  const [path = '', name = ''] = to.split('#');
  const finding: Pick<Finding, 'kind' | 'found'> = {
    kind: 'redirect-without-target',
    found: `${to}, but ${other} does not exist`,
  };
  if (!Object.keys(languages).some((code) => path === `/${code}`))
    return { ...finding, expected: 'a page alone: only landing pages have sections', fix: `Write ${path}` };
  const shown = shownAnchors(SiteSettings.sections);
  const meant = anchorLike(name, shown);
  return {
    ...finding,
    expected: `one of the sections of the page: ${shown.map((anchor) => `#${anchor}`).join(', ')}`,
    fix: meant ? `Did you mean ${path}#${meant}?` : `Write one of these, or ${path} alone.`,
  };
}

/** The section that was probably intended: by its name in `sections`, the start of its id, or a similar name. */
function anchorLike(name: string, shown: readonly string[]): string | undefined {
  const small = name.toLowerCase();
  const ofSection = Object.entries(anchors).find(([section]) => section === small)?.[1];
  return shown.find((anchor) => anchor === ofSection || (small && anchor.startsWith(small))) ?? closestName(name, shown);
}

/** What is wrong with each kind of conflict, and how to fix it. */
const explanations: Record<RedirectConflict['kind'], (conflict: RedirectConflict) => Omit<Finding, 'kind'>> = {
  twice: ({ from, other }) => ({
    found: `${from} a second time`,
    expected: `one redirect an address: it leads to ${other} already`,
    fix: 'Take one of the two out; former slugs need no line in data/redirects.json.',
  }),
  shadowed: ({ from }) => ({
    found: `${from}, where a page is`,
    expected: 'an address without a page',
    fix: 'Remove it: the page answers first, so the redirect is never used.',
  }),
  loop: ({ other }) => ({
    found: `a loop: ${other}`,
    expected: 'a redirect that ends at a page',
    fix: 'Let one of these lead to a page.',
  }),
  'without-target': ({ to, other }) => ({
    found: `${to}, but ${other} does not exist`,
    expected: 'a published page of this site, or a section of a landing page',
    fix: 'Correct "to"; npm run addresses lists all pages.',
  }),
  unpublished: ({ to, other }) => ({
    found: `${to}, where the page "${other}" is not published`,
    expected: 'a published page of this site, or a section of a landing page',
    fix: `Publish "${other}", or let "to" lead elsewhere; npm run addresses lists all pages.`,
  }),
};

const explain = (conflict: RedirectConflict): Finding => ({
  kind: `redirect-${conflict.kind}`,
  ...explanations[conflict.kind](conflict),
});
