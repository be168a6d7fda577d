import { factFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, legalPath, problemAt } from './check';

/** The legal page that says who else may learn of a visit. */
const policy = 'cookies';

/** Every service of others is named in the cookie policy of every language: visitors must know whom they agree to (GDPR, 13). */
export function checkThirdParties(files: CheckedFiles): Problem[] {
  const { SiteSettings, languages } = files.content;
  return SiteSettings.thirdParties.flatMap(({ name }, index) =>
    Object.keys(languages)
      .map((language) => legalPath(language, policy))
      .filter((path) => files.documents.has(path) && !files.standIns.has(path) && !isNamed(files, path, name))
      .map((path) =>
        problemAt(files, factFiles.SiteSettings.path, ['thirdParties', index, 'name'], {
          kind: 'third-party-undisclosed',
          found: `"${name}", of which data/${path} says nothing`,
          expected: 'every service to be named in the cookie policy, with what it does',
          fix: 'Name it there, and raise "version" of "consent" by one, so that visitors are asked again.',
        }),
      ),
  );
}

const isNamed = (files: CheckedFiles, path: string, name: string) =>
  files.copy.some(({ file, text }) => file === path && text.includes(name));
