import { basename, dirname } from 'node:path/posix';
import type { AddressPlan, Claim, PageRoute, RedirectConflict } from '../../../packages/addresses';
import { compareAddresses, nearestPage, pageId, planAddresses } from '../../../packages/addresses';
import {
  closestName,
  committedValue,
  type Documents,
  type KeyPath,
  languagePath,
  type Problem,
  placeOf,
} from '../../../packages/content';
import { recordFiles } from '../../../packages/content/define';
import { publishedAddresses } from '../../../packages/content/model';
import { conflictFinder } from '../../../packages/hosts';
import {
  anchorsOf,
  type Content,
  factFiles,
  languageFiles,
  model,
  routingInput,
  type SectionName,
} from '../../content/model';
import { type Finding, problemAt } from '../../content/problems';
import { cardsFolder, publishedFiles } from '../../hosting/published-files';

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
    ...content.Redirects.redirects.flatMap(({ to }, index) => {
      const finding = anchorFinding(to, plan.pages, content.SiteSettings.sections);
      return finding ? problemAt({ documents }, factFiles.Redirects.path, ['redirects', index, 'to'], finding) : [];
    }),
    ...plan.conflicts
      .filter(({ other }) => !other?.startsWith('#'))
      .map((conflict) =>
        problemAt({ documents }, factFiles.Redirects.path, ['redirects', conflict.index], explain(conflict)),
      ),
    // A broken redirect is reported separately.
    ...lost
      .filter((path) => !plan.conflicts.some(({ from }) => from === path))
      .map((path) => {
        const index = content.Redirects.redirects.findIndex(({ from }) => from.toLowerCase() === path.toLowerCase());
        if (index >= 0) return inOtherCapitals(documents, index, content.Redirects.redirects[index]?.from ?? '', path);
        const to = former.get(path);
        const fix = to ? lineToAdd(path, to) : lostAddressFix(path, published[path] ?? '', content, plan);
        return lostProblem(documents, path, fix);
      }),
  ];
}

/** The targets of redirects in the last commit, if they still exist. */
function formerRedirects(committed: ReadonlyMap<string, string>, { pages, redirects }: AddressPlan): Map<string, string> {
  const before = factFiles.Redirects.schema.safeParse(committedValue({ model, committed }, factFiles.Redirects.path)).data;
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const standing = before?.redirects.filter(({ to }) => known.has(to.split('#')[0] ?? '')) ?? [];
  return new Map(standing.map(({ from, to }) => [from, to]));
}

/** Some hosts send a file before they apply redirects, others after. */
function shadowedByFiles(
  documents: Documents,
  { Redirects }: Content,
  { claims, redirects }: AddressPlan,
  files: ReadonlySet<string>,
): Problem[] {
  const byHand = Redirects.redirects.map(({ from }) => from);
  const published = publishedAddresses(documents);
  const conflictWith = conflictFinder(files, [cardsFolder]);
  const findPlace = (from: string, index: number): [path: string, key: KeyPath] => {
    if (index >= 0) return [factFiles.Redirects.path, ['redirects', index, 'from']];
    if (Object.hasOwn(published, from)) return [recordFiles.PublishedAddresses.path, ['addresses', from]];
    const { file, key } = placeOf(model, claims.find(({ path }) => path === from) as Claim);
    return [file, key];
  };
  return [...new Set([...byHand, ...redirects.map(({ from }) => from)])].flatMap((from) => {
    const file = conflictWith(from);
    if (file === undefined) return [];
    const index = byHand.indexOf(from);
    return problemAt({ documents }, ...findPlace(from, index), {
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

/** What makes a published address work again: the former word of a page that was renamed, otherwise a redirect. */
function lostAddressFix(path: string, page: string, content: Content, { claims, pathOf }: Addresses): string {
  const renamed = claims.find(({ as, language, target }) => as === 'page' && pageId(language, target) === page);
  if (renamed) {
    const words = `data/${languagePath(renamed.language, languageFiles.Language.path)}`;
    const parent = dirname(path);
    const isKnown = claims.some((claim) => dirname(claim.path) === parent);
    return renamed.target.id !== undefined && isKnown
      ? `Add "${basename(path)}" to "previousSlugs" in data/${placeOf(model, renamed).file}.`
      : `Add "${basename(renamed.target.id === undefined ? path : parent)}" to "previousSegments" in ${words}.`;
  }
  const { languages, defaultLanguage } = content.SiteSettings;
  // Of a redirect, only the language is known, from its address.
  const was = page === 'redirect' ? path.slice(1) : page;
  const { target, language } = nearestPage(was, [defaultLanguage, ...languages], routingInput(content).collections);
  return lineToAdd(path, pathOf(target, language));
}

type Addresses = Pick<AddressPlan, 'claims' | 'pathOf'>;

const lineToAdd = (from: string, to: string) => `In data/redirects.json add the line: { "from": "${from}", "to": "${to}" }`;

const lostProblem = (documents: Documents, path: string, fix: string): Problem =>
  problemAt({ documents }, recordFiles.PublishedAddresses.path, ['addresses', path], {
    kind: 'address-lost',
    found: `that ${path} would answer 404`,
    expected: 'that every published address keeps working',
    fix,
  });

/** An anchor of a redirect belongs to a section that the landing page shows; undefined if it does, or if there is none. */
function anchorFinding(to: string, pages: readonly PageRoute[], sections: readonly SectionName[]): Finding | undefined {
  const [path = '', name] = to.split('#');
  const page = pages.find((one) => one.path === path);
  const shown = anchorsOf(sections);
  if (name === undefined || !page || (page.kind === 'landing' && shown.includes(name))) return undefined;
  const finding = { kind: 'redirect-without-target', found: `${to}, but no page shows #${name}` } as const;
  if (page.kind !== 'landing')
    return { ...finding, expected: 'a page alone: only landing pages have sections', fix: `Write ${path}` };
  const small = name.toLowerCase();
  const meant = shown.find((anchor) => small && anchor.startsWith(small)) ?? closestName(name, shown);
  return {
    ...finding,
    expected: `one of the sections of the page: ${shown.map((anchor) => `#${anchor}`).join(', ')}`,
    fix: meant ? `Did you mean ${path}#${meant}?` : `Write one of these, or ${path} alone.`,
  };
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
