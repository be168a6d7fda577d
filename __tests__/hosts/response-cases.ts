import type { SiteModel } from '../../packages/hosts';
import { immutable, isFor, revalidated } from '../../packages/hosts';
import { cardPath } from '../../src/seo/card-path';
import { llmsPath } from '../../src/seo/llms';
import { type BuiltFiles, type Case, headersAt, leads, startOf, statusesOf } from './case';

export function headerCases(model: SiteModel, { script }: BuiltFiles): Case[] {
  const start = startOf(model);
  // Hosts differ in whether the headers of a folder also go with its address without the slash.
  const others = model.redirects.filter(({ from }) => !model.headerRules.some((rule) => isFor(rule, `${from}/`)));
  const kinds = [others.find(({ temporary }) => !temporary), others.find(({ temporary }) => temporary)];
  const redirects = kinds.filter((rule) => rule !== undefined);
  return [
    { name: 'of a page', path: start, status: [200], answer: { 'x-robots-tag': null, ...headersAt(model, start) } },
    { name: 'of a 404 page', path: `${start}/no-such-page`, status: [404], answer: headersAt(model) },
    { name: 'of a script', path: script, status: [200], answer: headersAt(model, script) },
    ...redirects.map((rule) => ({
      ...leads(rule.from, encodeURI(rule.to), statusesOf(rule), `of a ${rule.temporary ? 'temporary ' : ''}redirect`),
      answer: headersAt(model),
    })),
    ...exceptions(model).map((path) => ({
      name: `of ${path}`,
      path,
      // As browsers do: a compressed file is another file for some hosts.
      headers: { 'Accept-Encoding': 'gzip, br' },
      follow: true,
      status: [200],
      answer: headersAt(model, path),
      body: path.endsWith('.html') ? '</html>' : '',
    })),
    // What is missing beside them is a page like any other.
    ...demoPages(model)
      .slice(0, 1)
      .flatMap((path) => [
        { name: 'beside the demo', path: path.replace(/[^/]*$/, 'no-such-page'), status: [404], answer: headersAt(model) },
        { name: 'of the demo respelt', path: respelt(path), follow: true, status: [200], answer: headersAt(model, path) },
      ]),
  ];
}

/** The pages of the demo: the files with a policy of their own. */
const demoPages = ({ headerRules }: SiteModel) =>
  headerRules.filter(({ headers }) => 'Content-Security-Policy' in headers).flatMap(({ paths }) => paths);

/** The same address with its first letter encoded. */
const respelt = (path: string) => path.replace(/(?<=^\/)./, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** A file for each address of a rule: with its ending, in a folder, or of the name. */
function exceptions(model: SiteModel): string[] {
  const start = startOf(model);
  const files = [...model.pages.map(({ path }) => path), `${start}.md`, llmsPath(start.slice(1)), cardPath(start), ...icons];
  return model.headerRules
    .flatMap(({ paths }) => paths)
    .flatMap((path) => (path.includes('*') ? (files.find((file) => isFor({ paths: [path] }, file)) ?? []) : path));
}

/** What browsers and launchers keep. */
const icons = ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'];

export function cachingCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  const temporary = model.redirects.find((rule) => rule.temporary);
  const cached = (name: string, path: string, value: string, status = 200): Case => ({
    name,
    path,
    status: [status],
    answer: { 'cache-control': value },
  });
  return [
    cached('a page is asked for again', startOf(model), revalidated['Cache-Control']),
    cached('page data is asked for again', pageData, revalidated['Cache-Control']),
    cached('the icon is asked for again', '/favicon.svg', revalidated['Cache-Control']),
    cached('a 404 page is asked for again', '/no-such-page', revalidated['Cache-Control'], 404),
    cached('a missing script is not remembered', '/static/no-such-file.js', revalidated['Cache-Control'], 404),
    ...(temporary
      ? [
          {
            ...cached('a temporary redirect is not remembered', temporary.from, revalidated['Cache-Control'], 302),
            location: encodeURI(temporary.to),
          },
        ]
      : []),
    cached('a hashed script is kept for a year', script, immutable.headers['Cache-Control']),
  ];
}

export function compressionCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  return [
    { path: startOf(model), type: /^text\/html/, body: '</html>' },
    { path: script, type: /javascript/, body: 'function' },
    { path: pageData, type: /^application\/json/, body: '"path":' },
  ].flatMap(({ path, type, body }) =>
    ['br', 'gzip', ''].map((encoding) => ({
      name: `${path.replace(/-[0-9a-f]{8}(?=\.js)/, '')} as ${encoding || 'it is'}`,
      path,
      headers: { 'Accept-Encoding': encoding || 'identity' },
      status: [200],
      body,
      answer: { 'content-encoding': encoding || null, 'content-type': type, ...(encoding && { vary: /accept-encoding/i }) },
    })),
  );
}

export function fileCases(model: SiteModel): Case[] {
  const { origin } = model;
  return [
    {
      name: 'security.txt',
      path: '/.well-known/security.txt',
      status: [200],
      answer: { 'content-type': /^text\/plain(?:; ?charset=utf-8)?$/i },
      body: `Canonical: ${origin}/.well-known/security.txt`,
    },
    { name: 'the icon', path: '/favicon.ico', status: [200], answer: { 'content-type': /^image\// } },
    {
      name: 'a page as Markdown',
      path: `${startOf(model)}.md`,
      status: [200],
      answer: { 'content-type': /^text\/markdown/ },
    },
    { name: 'a file with a slash at the end', path: '/favicon.svg/', status: [404] },
  ];
}
