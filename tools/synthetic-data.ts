import type { LanguageContent } from '../src/content/content';
import type { DataSources } from '../src/data/read-data';

/** Two-letter codes that are not languages of the site: qa, qb, …, ra, … */
const codeOf = (index: number) =>
  `${String.fromCharCode(113 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;

/** Hosts with limits that a large site exceeds (docs/hosting). */
const limited = ['vercel', 'cloudfront'];

/**
 * Synthetic data with many languages and features: copies of the files in the source language for each language, and of one feature
 * for each feature, with their own addresses and titles. Only for hosts without tight limits.
 * @throws Error if no feature is in the source language
 */
export function createSyntheticData({ sources, ...files }: DataSources, languages: number, features: number): DataSources {
  const source = (JSON.parse(sources.get('site.json') ?? '{}') as { sourceLanguage: string }).sourceLanguage;
  const codes = [source, ...Array.from({ length: languages - 1 }, (_, index) => codeOf(index))];
  const ids = Array.from({ length: features }, (_, index) => `grown${index}`);
  const grown = new Map([...sources].filter(([path]) => !/^(?:locales|translations)\//.test(path)));
  const isFeature = (path: string) => path.startsWith(`locales/${source}/content/features/`);
  const originals = [...sources].filter(([path]) => path.startsWith(`locales/${source}/`) && !isFeature(path));
  const feature = firstFeature(sources, source);
  edit(grown, 'site.json', (site) => ({
    ...site,
    languages: codes,
    notFoundLanguage: source,
    hosts: (site.hosts as string[]).filter((host) => !limited.includes(host)),
  }));
  edit(grown, 'features.json', () => ({ features: ids.map((id) => ({ id, icon: 'folder', listed: true, listId: id })) }));
  edit(grown, 'published-addresses.json', () => ({ addresses: {} }));
  edit(grown, 'redirects.json', () => ({ redirects: [] }));
  for (const code of codes) {
    for (const [path, text] of originals) grown.set(path.replace(`/${source}/`, `/${code}/`), text);
    edit(grown, `locales/${code}/language.json`, (language) => ({
      ...language,
      name: `Langue ${code}`,
      label: code.toUpperCase(),
      openGraphLocale: `${code}_${code.toUpperCase()}`,
      segments: { features: `features-${code}`, fallback: `feature-${code}` },
    }));
    for (const id of ids) {
      grown.set(`locales/${code}/content/features/${id}.json`, JSON.stringify(withOwnTexts(feature, id), null, 2));
    }
  }
  return { sources: grown, ...files };
}

type FeatureTexts = LanguageContent['features'][string];

function firstFeature(sources: DataSources['sources'], language: string): FeatureTexts {
  const { features } = JSON.parse(sources.get('features.json') ?? '{}') as { features: { id: string }[] };
  const texts = features.map(({ id }) => sources.get(`locales/${language}/content/features/${id}.json`));
  const first = texts.find((text) => text !== undefined);
  if (first === undefined) throw new Error(`No feature is in the source language, "${language}".`);
  return JSON.parse(first) as FeatureTexts;
}

/** A copy of a feature with an address and titles of its own. */
function withOwnTexts(texts: FeatureTexts, id: string): object {
  const own = (text = '') => `${id} ${text}`;
  const {
    slug,
    name,
    title,
    summary,
    description,
    benefits: [benefit, ...benefits],
    seo,
  } = texts;
  return {
    ...texts,
    slug: `${id}-${slug}`,
    previousSlugs: [],
    name: own(name),
    title: own(title),
    summary: own(summary),
    description: own(description),
    benefits: [own(benefit), ...benefits],
    seo: { ...seo, title: own(seo.title), description: own(seo.description) },
  };
}

function edit(sources: Map<string, string>, path: string, change: (value: Record<string, unknown>) => object): void {
  sources.set(path, JSON.stringify(change(JSON.parse(sources.get(path) ?? '{}')), null, 2));
}
