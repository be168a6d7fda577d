import type { HostedEditing } from './settings';

/** What public Git hosts run, and the API, status and avatar origins of those that have their own. */
const publicHosts: Record<
  string,
  Pick<HostedEditing, 'software'> & { api?: string; requests?: readonly string[]; pictures?: readonly string[] }
> = {
  'https://github.com': {
    software: 'github',
    api: 'https://api.github.com',
    requests: ['https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  'https://gitlab.com': {
    software: 'gitlab',
    requests: ['https://status-api.hostedstatus.com'],
    pictures: ['https://secure.gravatar.com'],
  },
  'https://codeberg.org': { software: 'gitea' },
};

/** Returns what a public Git host runs; undefined for other hosts. */
export const publicSoftware = (origin: string): HostedEditing['software'] | undefined => publicHosts[origin]?.software;

const apiPaths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' } as const;

/** Returns the address of the Git host's API. */
export const gitHostApi = ({ software, origin }: Pick<HostedEditing, 'software' | 'origin'>): string =>
  publicHosts[origin]?.api ?? origin + apiPaths[software];

/** Returns the address of GraphQL, which the CMS would guess wrongly for GitHub Enterprise Server; undefined for other hosts. */
export const gitHostGraphql = ({ software, origin }: Pick<HostedEditing, 'software' | 'origin'>): string | undefined =>
  software === 'github' && !publicHosts[origin] ? `${origin}/api/graphql` : undefined;

/** Returns the origins to which the page of hosted editing may send requests, and from which it may load pictures. */
export function gitHostSources(editing: HostedEditing): { requests: readonly string[]; pictures: readonly string[] } {
  const { requests = [], pictures = [] } = publicHosts[editing.origin] ?? {};
  return {
    requests: [new URL(gitHostApi(editing)).origin, ...requests],
    pictures: [editing.origin, ...pictures],
  };
}
