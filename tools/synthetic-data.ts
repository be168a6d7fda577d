import type { DataSources } from '../src/data/read-data';

/** Two-letter codes that are not languages of the site: qa, qb, …, ra, … */
const codeOf = (index: number) =>
  `${String.fromCharCode(113 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;

/** Hosts with limits that a large site exceeds (docs/hosting). */
const limited = ['vercel', 'cloudfront'];

/**
 * Synthetic data with many languages and features: copies of the French files for each language, and of one feature for each
 * feature, with their own addresses and titles. Only for hosts without tight limits.
 */
export function createSyntheticData({ sources, ...files }: DataSources, languages: number, features: number): DataSources {
  const codes = ['fr', ...Array.from({ length: languages - 1 }, (_, index) => codeOf(index))];
  const ids = Array.from({ length: features }, (_, index) => `grown${index}`);
  const grown = new Map([...sources].filter(([path]) => !/^(?:locales|translations)\//.test(path)));
  const french = [...sources].filter(([path]) => path.startsWith('locales/fr/') && !path.includes('/content/features/'));
  const feature = sources.get('locales/fr/content/features/signature.json') ?? '';
  edit(grown, 'site.json', (site) => ({
    ...site,
    languages: codes,
    notFoundLanguage: 'fr',
    hosts: (site.hosts as string[]).filter((host) => !limited.includes(host)),
  }));
  edit(grown, 'features.json', () => ({ features: ids.map((id) => ({ id, icon: 'folder', listed: true, listId: id })) }));
  edit(grown, 'published-addresses.json', () => ({ addresses: {} }));
  edit(grown, 'redirects.json', () => ({ redirects: [] }));
  for (const code of codes) {
    for (const [path, source] of french) grown.set(path.replace('/fr/', `/${code}/`), source);
    edit(grown, `locales/${code}/language.json`, (language) => ({
      ...language,
      name: `Langue ${code}`,
      label: code.toUpperCase(),
      openGraphLocale: `${code}_${code.toUpperCase()}`,
      segments: { features: `features-${code}`, fallback: `feature-${code}` },
    }));
    for (const id of ids) {
      const source = feature
        .replace('"slug": "', `"slug": "${id.toLowerCase()}-`)
        .replace(' | {{name}}', ` ${id}`)
        .replace('"description": "Réunissez', `"description": "${id}`)
        .replace(/"(name|title|summary|description)": "/g, `"$1": "${id} `)
        .replace(/("benefits": \[\s*")/, `$1${id} `);
      grown.set(`locales/${code}/content/features/${id}.json`, source);
    }
  }
  return { sources: grown, ...files };
}

function edit(sources: Map<string, string>, path: string, change: (value: Record<string, unknown>) => object): void {
  sources.set(path, JSON.stringify(change(JSON.parse(sources.get(path) ?? '{}')), null, 2));
}
