import { factsInText } from '../../src/content/facts-in-text';
import { checkData } from '../../src/data/checks/check-data';

const { allContent } = checkData();
if (!allContent) throw new Error('The sample site is broken.');
const { SiteSettings: site, Packs } = allContent;

test('texts name the figures of the published pack, in the language’s own way', () => {
  expect(factsInText(site, Packs, 'fr')).toEqual({
    name: site.name,
    price: '350\u00a0€',
    includedFiles: '50',
    additionalFilePrice: '5\u00a0€',
    setupFee: '1\u00a0000\u00a0€',
    phone: site.contact.phone,
    email: site.contact.email,
    siteAddress: site.origin,
    legalName: site.company.legalName,
    companyAddress: site.company.address,
    taxId: site.company.taxId,
    companyRegister: site.company.register,
    publicationDirector: site.company.director,
    hostName: site.company.host.name,
    hostAddress: site.company.host.address,
    hostPhone: site.company.host.phone,
    consentMonths: '6',
  });
  expect(factsInText(site, Packs, 'en')).toMatchObject({ price: '€350', setupFee: '€1,000' });
});

test('when another pack is published instead, texts name its figures', () => {
  const packs = Packs.packs.map((pack) => ({ ...pack, published: pack.id === 'enterprise', price: 1250 }));
  expect(factsInText(site, { packs }, 'en')).toMatchObject({ price: '€1,250', includedFiles: '250' });
});
