// What a site says of its content: fields, sections, collections.

export { coversOrigin, formerPathProblem } from './define/addresses';
export type { Collection, FooterSource, WordSource } from './define/collection';
export { isEntryFile } from './define/data-file';
export {
  contactAddress,
  cookieName,
  day,
  demoAddress,
  entryFacts,
  entryTextFields,
  externalUrl,
  formerPath,
  formerSlugs,
  group,
  groups,
  heading,
  id,
  languageCode,
  mainHeading,
  matching,
  origin,
  picture,
  plainText,
  portraitPicture,
  published,
  reference,
  scriptAddress,
  scriptSource,
  seo,
  shortText,
  siteLanguage,
  slug,
  source,
  target,
  text,
  wholeNumber,
} from './define/fields';
export { recordFiles } from './define/records';
export type { Section } from './define/section';
export type { SiteDefinition } from './define/site';
export { listFields, segmentFields } from './model/collections';
export { sectionNames } from './model/sections';
