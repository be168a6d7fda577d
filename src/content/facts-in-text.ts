import { isPublished } from '../../packages/content/model';
import type { factNames } from './fact-names';
import { formatEuros, formatNumber } from './format';
import type { Content } from './model';

/**
 * Formats the facts that content can name, in the notation of a language.
 * @param site data/site.json
 * @param packs data/packs.json; the figures are those of the first published pack
 * @param language language code
 */
export function factsInText(
  site: Content['SiteSettings'],
  packs: Content['Packs'],
  language: string,
): Record<(typeof factNames)[number], string> {
  const pack = packs.packs.find(isPublished);
  const price = (euros: number | null | undefined) => formatEuros(euros ?? 0, language);
  return {
    name: site.name,
    price: price(pack?.price),
    includedFiles: formatNumber(pack?.includedFiles ?? 0, language),
    additionalFilePrice: price(pack?.additionalFilePrice),
    setupFee: price(pack?.setupFee),
    phone: site.contact.phone,
    email: site.contact.email,
    siteAddress: site.origin,
    ...companyFacts(site.company),
    consentMonths: formatNumber(site.consent.months, language),
  };
}

const companyFacts = ({ legalName, address, taxId, register, director, host }: Content['SiteSettings']['company']) => ({
  legalName,
  companyAddress: address,
  taxId,
  companyRegister: register,
  publicationDirector: director,
  hostName: host.name,
  hostAddress: host.address,
  hostPhone: host.phone,
});
