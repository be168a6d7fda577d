import { type KeyPath, type Problem, quoted, restore } from '../../../packages/content';
import { coversOrigin } from '../../../packages/content/define';
import { entriesIn, entryPath, isInLanguage, isPublished } from '../../../packages/content/model';
import { cookiePolicy } from '../../site';
import { type Content, factFiles } from '../model';
import { type Finding, problemAt } from '../problems';
import { storedEntries } from '../stored-entries';
import type { CheckedFiles } from './check';

/**
 * Everything that pages load from third parties belongs to a service in `thirdParties`, and the cookie policy of every language
 * names each service with its cookies: visitors must know what they agree to (GDPR, article 13).
 */
export function checkThirdParties(files: CheckedFiles): Problem[] {
  return [unnamed(files), undisclosed(files), undisclosedStorage(files), withoutPolicy(files)].flat();
}

/** What pages load from third parties besides what `thirdParties` lists, and where its service must name it. */
const loads = ({ tagManager, demoFrameUrl }: Content['SiteSettings']) =>
  [
    { key: 'tagManager', address: tagManager, list: 'scripts' },
    { key: 'demoFrameUrl', address: demoFrameUrl.startsWith('/') ? null : demoFrameUrl, list: 'frames' },
  ] as const;

function unnamed(files: CheckedFiles): Problem[] {
  const { SiteSettings } = files.content;
  return loads(SiteSettings).flatMap(({ key, address, list }) => {
    const named = SiteSettings.thirdParties.flatMap((service) => service[list] ?? []);
    if (address === null || named.some((source) => coversOrigin(source, address))) return [];
    return problemAt(files, factFiles.SiteSettings.path, [key], {
      kind: 'third-party-unnamed',
      found: `${new URL(address).origin}, which no service in "thirdParties" names`,
      expected: `a service with this address in "${list}"`,
      fix: `Name the service in "thirdParties", with this address in "${list}", and in the cookie policy of every language. Visitors who accepted before are asked again.`,
    });
  });
}

/** The services and their cookies that the policy of a language does not name; of services also where the policy is not everywhere. */
function undisclosed(files: CheckedFiles): Problem[] {
  const { catalogue, id } = cookiePolicy;
  const says = (path: string, isNamed: (text: string) => boolean) =>
    files.copy.some(({ file, text }) => file === path && isNamed(text));
  const silent = (isNamed: (text: string) => boolean) =>
    policyFiles(files).flatMap((path) => (says(path, isNamed) ? [] : `of which data/${path} says nothing`));
  const report = (key: KeyPath, finding: Finding) =>
    problemAt(files, factFiles.SiteSettings.path, ['thirdParties', ...key], finding);
  const nowhere = `but data/${catalogue.path} publishes no page "${id}" that could say so`;
  return files.content.SiteSettings.thirdParties.flatMap(({ name, cookies = [] }, index) => [
    ...(hasPolicy(files) ? silent((text) => text.includes(name)) : [nowhere]).map((why) =>
      report([index, 'name'], {
        kind: 'third-party-undisclosed',
        found: `"${name}", ${why}`,
        expected: 'every service to be named in the cookie policy, with what it does',
        fix: 'Name it there, and say what it does. Visitors who accepted before are asked again.',
      }),
    ),
    ...(hasPolicy(files) ? cookies : []).flatMap((cookie, position) =>
      silent((text) => namesCookie(text, cookie)).map((why) =>
        report([index, 'cookies', position], {
          kind: 'cookie-undisclosed',
          found: `"${cookie}", ${why}`,
          expected: 'every cookie of a service to be named in the cookie policy, spelled as here',
          fix: `Name "${cookie}" there, and say what it is for and how long it stays.`,
        }),
      ),
    ),
  ]);
}

/** Whether a text names a cookie, and not just a longer name: `_ga_*` does not name `_ga`. */
const namesCookie = (text: string, cookie: string) =>
  new RegExp(`(?<![\\w-])${cookie.replace(/\W/g, '\\$&')}(?![\\w*-])`).test(text);

/** Whether the policy is published in every language. */
function hasPolicy({ content }: CheckedFiles): boolean {
  const page = entriesIn(cookiePolicy, content[`${cookiePolicy.type}Catalogue`]).find(({ id }) => id === cookiePolicy.id);
  const { languages } = content.SiteSettings;
  return page !== undefined && isPublished(page) && languages.every((language) => isInLanguage(page, language));
}

/** The site always stores a choice in the browser, so the dialog needs a cookie policy to link to. */
function withoutPolicy(files: CheckedFiles): Problem | [] {
  const { catalogue, id } = cookiePolicy;
  if (hasPolicy(files)) return [];
  return problemAt(files, catalogue.path, [catalogue.list], {
    kind: 'policy-missing',
    found: `no page "${id}" that is published in every language`,
    expected: 'the cookie policy: the dialog of the cookies leads there',
    fix: `If it is there, take "published": false and "languages" out of its line; ${restore(catalogue.path)}`,
  });
}

/** The cookie policy of every language names what the site stores in the browser, too. */
const undisclosedStorage = (files: CheckedFiles): Problem[] =>
  policyFiles(files).flatMap((path) => {
    const terms = files.copy.filter(({ file, key }) => file === path && key.at(-1) === 'term').map(({ text }) => text);
    const missing = storedEntries.filter((entry) => !terms.includes(entry));
    if (missing.length === 0) return [];
    return problemAt(files, path, ['sections'], {
      kind: 'storage-undisclosed',
      found: `no "term" for ${quoted(missing)}, which the site keeps in browsers`,
      expected: `${quoted(storedEntries)}, each as a "term"`,
      fix: `Add to "details" of a section what is missing, such as { "term": ${quoted(missing.slice(0, 1))}, "description": "…" }, and say what it is for; ${restore(path)}`,
    });
  });

/** The paths of the cookie policy, one for each language that has it. */
export const policyFiles = ({ content, documents }: CheckedFiles): string[] =>
  Object.keys(content.languages)
    .map((language) => entryPath(language, cookiePolicy, cookiePolicy.id))
    .filter((path) => documents.has(path));
