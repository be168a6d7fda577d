import {
  type AddressPlan,
  type Claim,
  compareAddresses,
  nearestPage,
  type PageRoute,
  pageId,
  planAddresses,
  type RedirectConflict,
  type RoutingInput,
} from '../../addresses';
import { recordFiles } from '../define/records';
import { publishedAddresses } from '../model/published-entries';
import { routingInput } from '../model/routing-input';
import { anchorsIn } from '../model/sections';
import { closestName } from '../problems/closest';
import type { KeyPath, Problem } from '../problems/problem';
import { type Finding, problemAt } from '../problems/problem-kinds';
import { languagePath } from '../reading/paths';
import type { CheckedFiles } from './check';
import { committedValue } from './since-commit';
import { placeOf } from './slugs';

/** The input of this check: the content is the published one, with valid slugs and languages. */
interface AddressFiles extends Pick<CheckedFiles, 'model' | 'documents' | 'content' | 'committed'> {
  /** Given the pages, returns a function that finds the published file which answers at an address, if there is one. */
  fileFinder: (pages: readonly PageRoute[]) => (path: string) => string | undefined;
}

/** Every redirect leads to a page in one hop, and no published address is lost. */
export function checkAddresses(files: AddressFiles): Problem[] {
  const { model, documents, content } = files;
  const input = routingInput(model, content);
  const plan = planAddresses(input);
  const { lost } = compareAddresses(publishedAddresses(documents), plan);
  const { path: file } = model.factFiles.Redirects;
  const former = formerRedirects(files, plan);
  return [
    ...shadowedByFiles(files, input, plan),
    ...input.redirects.flatMap(({ to }, index) => {
      const finding = anchorFinding(to, plan.pages, anchorsIn(model.sections, content.SiteSettings.sections));
      return finding ? problemAt(files, file, ['redirects', index, 'to'], finding) : [];
    }),
    ...plan.conflicts
      .filter(({ other }) => !other?.startsWith('#'))
      .map((conflict) => problemAt(files, file, ['redirects', conflict.index], explain(conflict))),
    // A broken redirect is reported separately.
    ...lost
      .filter((path) => !plan.conflicts.some(({ from }) => from === path))
      .map((path) => {
        const index = input.redirects.findIndex(({ from }) => from.toLowerCase() === path.toLowerCase());
        if (index >= 0) return inOtherCapitals(files, index, input.redirects[index]?.from ?? '', path);
        const to = former.get(path);
        const fix = to ? lineToAdd(path, to) : lostAddressFix(files, path, input, plan);
        return lostProblem(files, path, fix);
      }),
  ];
}

/** The targets of redirects in the last commit, if they still exist. */
function formerRedirects(files: AddressFiles, { pages, redirects }: AddressPlan): Map<string, string> {
  const { path: file, schema } = files.model.factFiles.Redirects;
  const before = schema.safeParse(committedValue(files, file)).data as Pick<RoutingInput, 'redirects'> | undefined;
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const standing = before?.redirects.filter(({ to }) => known.has(to.split('#')[0] ?? '')) ?? [];
  return new Map(standing.map(({ from, to }) => [from, to]));
}

/** Some hosts send a file before they apply redirects, others after. */
function shadowedByFiles(files: AddressFiles, input: RoutingInput, { pages, claims, redirects }: AddressPlan): Problem[] {
  const { model, documents, fileFinder } = files;
  const byHand = input.redirects.map(({ from }) => from);
  const published = publishedAddresses(documents);
  const conflictWith = fileFinder(pages);
  const findPlace = (from: string, index: number): [path: string, key: KeyPath] => {
    if (index >= 0) return [model.factFiles.Redirects.path, ['redirects', index, 'from']];
    if (Object.hasOwn(published, from)) return [recordFiles.PublishedAddresses.path, ['addresses', from]];
    const { file, key } = placeOf(model, claims.find(({ path }) => path === from) as Claim);
    return [file, key];
  };
  return [...new Set([...byHand, ...redirects.map(({ from }) => from)])].flatMap((from) => {
    const file = conflictWith(from);
    if (file === undefined) return [];
    const index = byHand.indexOf(from);
    return problemAt(files, ...findPlace(from, index), {
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
const inOtherCapitals = (files: AddressFiles, index: number, from: string, published: string): Problem =>
  problemAt(files, files.model.factFiles.Redirects.path, ['redirects', index, 'from'], {
    kind: 'address-lost',
    found: `"${from}", while "${published}" is published`,
    expected: 'the address as it was published',
    fix: `Write "${published}".`,
  });

/** What makes a published address work again: the former word of a page that was renamed, otherwise a redirect. */
function lostAddressFix({ model, documents }: AddressFiles, path: string, input: RoutingInput, plan: AddressPlan): string {
  const { claims, pathOf } = plan;
  const page = publishedAddresses(documents)[path] ?? '';
  const renamed = claims.find(({ as, language, target }) => as === 'page' && pageId(language, target) === page);
  if (renamed) {
    const words = `data/${languagePath(renamed.language, model.languageFiles.Language.path)}`;
    const parent = parentOf(path);
    const isKnown = claims.some((claim) => parentOf(claim.path) === parent);
    return renamed.target.id !== undefined && isKnown
      ? `Add "${lastOf(path)}" to "previousSlugs" in data/${placeOf(model, renamed).file}.`
      : `Add "${lastOf(renamed.target.id === undefined ? path : parent)}" to "previousSegments" in ${words}.`;
  }
  const languages = [input.defaultLanguage, ...input.languages.map(({ code }) => code)];
  // Of a redirect, only the language is known, from its address.
  const was = page === 'redirect' ? path.slice(1) : page;
  const { target, language } = nearestPage(was, languages, input.collections);
  return lineToAdd(path, pathOf(target, language));
}

/** An address without its last part. */
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const lineToAdd = (from: string, to: string) => `In data/redirects.json add the line: { "from": "${from}", "to": "${to}" }`;

const lostProblem = (files: AddressFiles, path: string, fix: string): Problem =>
  problemAt(files, recordFiles.PublishedAddresses.path, ['addresses', path], {
    kind: 'address-lost',
    found: `that ${path} would answer 404`,
    expected: 'that every published address keeps working',
    fix,
  });

/** An anchor of a redirect belongs to a section that the landing page shows; undefined if it does, or if there is none. */
function anchorFinding(to: string, pages: readonly PageRoute[], shown: readonly string[]): Finding | undefined {
  const [path = '', name] = to.split('#');
  const page = pages.find((one) => one.path === path);
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
