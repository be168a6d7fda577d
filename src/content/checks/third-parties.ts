import { coversOrigin } from '../addresses';
import { entriesIn, isInLanguage } from '../collection-facts';
import { cookiePolicy } from '../collections';
import type { Content } from '../content';
import { entryPath, factFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { isPublished } from '../published-entries';
import { adviceOrRestore } from '../restore-advice';
import { type CheckedFiles, problemAt } from './check';
import { policyFiles } from './policy-files';

/**
 * Everything that pages load from third parties belongs to a service in `thirdParties`, and the cookie policy of every language
 * names each service with its cookies: visitors must know what they agree to (GDPR, article 13).
 */
export function checkThirdParties(files: CheckedFiles): Problem[] {
  return [unnamed(files), undisclosed(files), undisclosedCookies(files), withoutPolicy(files)].flat();
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

const disclosureFix = 'Name it there, and say what it does. Visitors who accepted before are asked again.';

function undisclosed(files: CheckedFiles): Problem[] {
  const { SiteSettings } = files.content;
  const { catalogue, id: policy } = cookiePolicy;
  const silent = hasPolicy(files)
    ? (name: string) =>
        policyFiles(files)
          .filter((path) => !isNamed(files, path, name))
          .map((path) => `of which data/${path} says nothing`)
    : () => [`but data/${catalogue.path} publishes no page "${policy}" that could say so`];
  return SiteSettings.thirdParties.flatMap(({ name }, index) =>
    silent(name).map((why) =>
      problemAt(files, factFiles.SiteSettings.path, ['thirdParties', index, 'name'], {
        kind: 'third-party-undisclosed',
        found: `"${name}", ${why}`,
        expected: 'every service to be named in the cookie policy, with what it does',
        fix: disclosureFix,
      }),
    ),
  );
}

function undisclosedCookies(files: CheckedFiles): Problem[] {
  if (!hasPolicy(files)) return [];
  const all = files.content.SiteSettings.thirdParties.flatMap(({ cookies = [] }, index) =>
    cookies.map((cookie, position) => ({ cookie, key: ['thirdParties', index, 'cookies', position] })),
  );
  const isSilent = (path: string, cookie: string) =>
    !files.copy.some(({ file, text }) => file === path && namesCookie(text, cookie));
  return all.flatMap(({ cookie, key }) =>
    policyFiles(files)
      .filter((path) => isSilent(path, cookie))
      .map((path) =>
        problemAt(files, factFiles.SiteSettings.path, key, {
          kind: 'cookie-undisclosed',
          found: `"${cookie}", of which data/${path} says nothing`,
          expected: 'every cookie of a service to be named in the cookie policy, spelled as here',
          fix: `Name "${cookie}" there, and say what it is for and how long it stays.`,
        }),
      ),
  );
}

/** Whether a text names a cookie, and not just a longer name: `_ga_*` does not name `_ga`. */
const namesCookie = (text: string, cookie: string) =>
  new RegExp(`(?<![\\w-])${cookie.replace(/\W/g, '\\$&')}(?![\\w*-])`).test(text);

const listedPolicy = ({ documents }: CheckedFiles) =>
  entriesIn(cookiePolicy, documents.get(cookiePolicy.catalogue.path)?.value).find(({ id }) => id === cookiePolicy.id);

/** Whether the policy is published in every language. */
function hasPolicy(files: CheckedFiles): boolean {
  const page = listedPolicy(files);
  const { languages } = files.content.SiteSettings;
  return page !== undefined && isPublished(page) && languages.every((language) => isInLanguage(page, language));
}

/** The site always stores a choice in the browser, so the dialog needs a cookie policy to link to. */
function withoutPolicy(files: CheckedFiles): Problem | [] {
  const { catalogue, id } = cookiePolicy;
  const { sourceLanguage } = files.content.SiteSettings;
  // A file that no entry names is a problem of its own.
  if (hasPolicy(files) || (!listedPolicy(files) && files.documents.has(entryPath(sourceLanguage, cookiePolicy, id))))
    return [];
  return problemAt(files, catalogue.path, [catalogue.list], {
    kind: 'policy-missing',
    found: `no page "${id}" that is published in every language`,
    expected: 'the cookie policy: the dialog of the cookies leads there',
    fix: adviceOrRestore('If it is there, take "published": false and "languages" out of its line', catalogue.path),
  });
}

const isNamed = (files: CheckedFiles, path: string, name: string) =>
  files.copy.some(({ file, text }) => file === path && text.includes(name));
