import { factFiles, type factNames, type KeyPath } from '../site';

const site = factFiles.SiteSettings.path;
const inPack = (name: string) => ({ path: factFiles.Packs.path, list: 'packs', key: [name] });
const inSite = (...key: string[]) => ({ path: site, key });

/** Where a fact is written that texts name as a placeholder. */
export interface FactPlace {
  path: string;
  /** The list whose first published entry holds it; undefined if no list does. */
  list?: string;
  key: KeyPath;
}

/** The places of facts, by the names of their placeholders. */
export const factPlaces: Readonly<Record<(typeof factNames)[number] | 'year', FactPlace>> = {
  name: inSite('name'),
  // Of the copyright note, an interface text.
  year: inSite('copyrightYear'),
  price: inPack('price'),
  includedFiles: inPack('includedFiles'),
  additionalFilePrice: inPack('additionalFilePrice'),
  setupFee: inPack('setupFee'),
  phone: inSite('contact', 'phone'),
  email: inSite('contact', 'email'),
  siteAddress: inSite('origin'),
  legalName: inSite('company', 'legalName'),
  companyAddress: inSite('company', 'address'),
  taxId: inSite('company', 'taxId'),
  companyRegister: inSite('company', 'register'),
  publicationDirector: inSite('company', 'director'),
  hostName: inSite('company', 'host', 'name'),
  hostAddress: inSite('company', 'host', 'address'),
  hostPhone: inSite('company', 'host', 'phone'),
  consentMonths: inSite('consent', 'months'),
};
