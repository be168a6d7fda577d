import type { Redirect } from '../../packages/addresses';
import type { SiteModel } from '../../packages/hosts';
import { allRedirects, emptyFolders } from '../../packages/hosts';
import { type Case, leads, permanent, startOf, statusesOf } from './case';

export const page = (path: string): Case => ({
  name: path,
  path,
  status: [200],
  answer: { 'content-type': /^text\/html; ?charset=utf-8$/i },
  body: '</html>',
});

export function pageVariants(model: SiteModel): Case[] {
  const start = startOf(model);
  const pages = new Set(model.pages.map(({ path }) => path));
  const variants = allRedirects({ ...model, redirects: [] }).filter(({ to }) => pages.has(to));
  return [
    ...variants.map(({ from, to }) => leads(from, to)),
    leads(`${start}/?utm_source=mail&x=%20y`, `${start}?utm_source=mail&x=%20y`),
    { name: 'a page with a query', path: `${start}?utm_source=mail`, status: [200], body: '</html>' },
  ];
}

export function redirectCases(rule: Redirect): Case[] {
  const { to } = rule;
  const from = encodeURI(rule.from);
  const [path, hash] = encodeURI(to).split(/(?=#)/);
  const statuses = statusesOf(rule);
  return [
    leads(from, encodeURI(to), statuses),
    leads(`${from}/`, encodeURI(to), statuses),
    leads(`${from}.html`, encodeURI(to), statuses),
    leads(`${from}?a=1&b=%C3%A9`, `${path}?a=1&b=%C3%A9${hash ?? ''}`, statuses),
  ];
}

/** Each gets the 404 page of the nearest folder; its page data shows which. */
export function unknownCases(model: SiteModel): Case[] {
  const language = (file: string) => /^(?:[a-z]{2}(?=\/))/.exec(file)?.[0];
  const rules = model.notFound.flatMap(({ below, file }) => {
    const code = language(file);
    const body = code ? `<html lang="${code}"` : '</html>';
    const own = `/${file.replace(/\.html$/, '')}`;
    return [
      { name: `${below}no-such-page`, path: `${below}no-such-page`, status: [404], body },
      { name: `${below}no/such/page?x=1`, path: `${below}no/such/page?x=1`, status: [404], body },
      { name: own, path: own, status: [404] },
      { name: `/${file}`, path: `/${file}`, status: [404] },
    ];
  });
  return [...rules, ...emptyFolders(model).flatMap(emptyFolderCases)];
}

/** Not the pattern of a feature’s address, whose page for unknown slugs is empty: the 404 page, which is not. */
const emptyFolderCases = (path: string): Case[] => [
  { name: path, path, status: [404], body: '<main' },
  // For Netlify, both are the same address.
  { name: `${path}/`, path: `${path}/`, status: [...permanent, 404], onSite: true },
];

/** A language that the site does not have. */
const unknownLanguage = ({ languages }: SiteModel['negotiation']) =>
  ['de', 'fi', 'ja'].find((code) => !languages.some((language) => language.code === code)) ?? 'xx';

/** Headers that name several languages, and where they lead: to a language's landing page, or nowhere. */
function preferences(negotiation: SiteModel['negotiation']): { name: string; header: string; to?: string }[] {
  const [first, last] = [negotiation.languages[0], negotiation.languages.at(-1)];
  if (!first || !last || first === last) return [];
  const unknown = unknownLanguage(negotiation);
  return [
    { name: 'the first language that the site has', header: `${unknown},${last.code};q=0.5`, to: last.to },
    { name: 'the language of the highest quality', header: `${first.code};q=0.2, ${last.code}-XX;q=0.9`, to: last.to },
    { name: 'the first of two languages of one quality', header: `${last.code},${first.code}`, to: last.to },
    { name: 'a language other than the refused', header: `${first.code};q=0,${last.code};q=0.05`, to: last.to },
    { name: 'the language is refused', header: `${last.code};q=0` },
    { name: 'a longer name is another language', header: `${last.code}r,${last.code}r-XX;q=0.9` },
  ];
}

export function languageCases({ negotiation }: SiteModel): Case[] {
  const asks = (value: string) => ({ 'Accept-Language': value });
  const vary = { vary: /accept-language/i };
  return [
    ...negotiation.languages.map(({ code, to }) => ({
      ...leads('/', to, [302], `/ in ${code}`),
      headers: asks(`${code}-XX,${code};q=0.9,${unknownLanguage(negotiation)};q=0.8`),
      answer: vary,
    })),
    ...negotiation.languages.slice(-1).map(({ code, to }) => ({
      ...leads('/?a=1', `${to}?a=1`, [302], `/?a=1 in ${code}`),
      headers: asks(code),
    })),
    ...preferences(negotiation).map(({ name, header, to }) => ({
      ...(to ? leads('/', to, [302], `/ leads to ${name}`) : { name: `/ stays, as ${name}`, path: '/', status: [200] }),
      headers: asks(header),
      answer: vary,
    })),
    {
      name: '/ in a language that the site does not have',
      path: '/',
      headers: asks(`${unknownLanguage(negotiation)}-XX,${unknownLanguage(negotiation)}`),
      status: [200],
      answer: vary,
      body: '</html>',
    },
    { name: '/ without a language', path: '/', status: [200], answer: vary, body: '</html>' },
  ];
}
