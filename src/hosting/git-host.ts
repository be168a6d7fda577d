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

/** Returns the addresses of the Git host that the page of hosted editing uses. */
export function gitHostOf({ software, origin }: Pick<HostedEditing, 'software' | 'origin'>) {
  const known = publicHosts[origin];
  const api = known?.api ?? origin + apiPaths[software];
  return {
    api,
    // The CMS would guess it wrongly for GitHub Enterprise Server.
    graphql: software === 'github' && !known ? `${origin}/api/graphql` : undefined,
    /** The origins to which the page may send requests, and from which it may load pictures. */
    requests: [new URL(api).origin, ...(known?.requests ?? [])],
    pictures: [origin, ...(known?.pictures ?? [])],
  };
}
