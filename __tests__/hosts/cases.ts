import type { SiteModel } from '../../packages/hosts';
import { languageCases, page, pageVariants, redirectCases, unknownCases } from './address-cases';
import type { BuiltFiles, Case } from './case';
import { hostileCases, internalCases, spellingCases } from './hostile-cases';
import { cachingCases, compressionCases, fileCases, headerCases } from './response-cases';

/**
 * The table of cases: every route, redirect and header of the model, and unusual and malicious addresses.
 * @returns groups by name, in the order of the matrix
 */
export function casesOf(model: SiteModel, files: BuiltFiles): Record<string, Case[]> {
  return {
    pages: model.pages.map(({ path }) => page(path)),
    'slash or .html at the end': pageVariants(model),
    redirects: model.redirects.flatMap(redirectCases),
    'unknown addresses': unknownCases(model),
    'language at /': languageCases(model),
    'other spellings': spellingCases(model),
    'hostile paths': hostileCases(model),
    'internal files': internalCases(),
    'security headers': headerCases(model, files),
    caching: cachingCases(model, files),
    compression: compressionCases(model, files),
    files: fileCases(model),
  };
}
