import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';

/** What is read of a workflow or of an action (docs.github.com/actions/reference/workflows-and-actions). */
interface Workflow {
  on?: unknown;
  permissions?: unknown;
  env?: unknown;
  jobs?: Record<string, Job>;
  runs?: { steps?: Step[] };
}

interface Job {
  permissions?: unknown;
  steps?: Step[];
  [key: string]: unknown;
}

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: unknown;
}

/**
 * What would let foreign code into a run of CI, or give a secret or a right to code that should not have it.
 * @param source the YAML of a workflow, or of an action of this repository
 * @returns one line for each problem, with how to fix it
 */
export function workflowProblems(source: string): string[] {
  const workflow = parseDocument(source).toJS() as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  const steps = [...jobs.flatMap(([, job]) => job.steps ?? []), ...(workflow.runs?.steps ?? [])];
  return [
    ...unpinned(source),
    ...steps.flatMap(stepProblems),
    ...(workflow.jobs ? rightProblems(workflow, jobs) : []),
    ...jobs.filter(([, job]) => namesSecrets(job)).flatMap(([name, job]) => secretProblems(name, job, workflow)),
  ];
}

/** A tag can be moved to other code; a commit cannot. */
function unpinned(source: string): string[] {
  const lines = new LineCounter();
  const problems: string[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      const { value: used, comment, range } = value as Scalar<string>;
      if ((key as Scalar).value !== 'uses' || used.startsWith('./')) return;
      if (/@[0-9a-f]{40}$/.test(used) && /^ v\d+\.\d+\.\d+$/.test(comment ?? '')) return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      problems.push(`line ${line}: ${used} is not pinned: write its commit, and the version behind it, such as "# v1.2.3"`);
    },
  });
  return problems;
}

function stepProblems({ uses = '', run = '', with: options }: Step): string[] {
  const problems: string[] = [];
  if (uses.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false)
    problems.push('a checkout leaves its token to later steps: set persist-credentials to false');
  if (/\bsudo\b.*\b(npm|npx|node)\b/.test(run)) problems.push(`"${run}" runs packages as root: use sudo for apt alone`);
  if (/\bnpm (i|install)\b|\bnpx (?!--no-install)/.test(run))
    problems.push(`"${run}" installs what no lock file names: use npm ci`);
  return problems;
}

function rightProblems({ permissions }: Workflow, jobs: readonly [string, Job][]): string[] {
  const isNone = JSON.stringify(permissions) === '{}';
  return [
    ...(isNone ? [] : ['the workflow gives rights to every job: write "permissions: {}" at its top']),
    ...jobs
      .filter(([, job]) => typeof job.permissions !== 'object')
      .map(([name]) => `${name} does not say which rights it needs: give it "permissions"`),
  ];
}

const namesSecrets = (value: unknown) => /\bsecrets\b/.test(JSON.stringify(value) ?? '');

/** A job with a secret runs what is on the main branch, and of that only what its lock file holds. */
function secretProblems(name: string, { steps = [], ...job }: Job, { on, env }: Workflow): string[] {
  const triggers = typeof on === 'string' ? [on] : Object.keys(on ?? {});
  const isEverywhere = namesSecrets(job) || namesSecrets(env);
  return [
    ...(triggers.join() === 'workflow_run' ? [] : ['may run on a branch: start its workflow by workflow_run alone']),
    ...(isEverywhere ? ['gives it to every step: name it in the one that needs it'] : []),
    ...steps.flatMap(besideSecrets),
  ].map((words) => `${name} has a secret, and ${words}`);
}

function besideSecrets({ uses = '', run = '', with: options }: Step): string[] {
  const isOurs = uses.startsWith('./') || /\b(npm (run|test|start|exec|ci(?! --ignore-scripts))|npx|tsx|node)\b/.test(run);
  return [
    ...(options && 'ref' in options ? ['checks out another branch: leave out "ref"'] : []),
    ...(isOurs ? [`runs code of the repository (${uses || run}): do that in a job without`] : []),
  ];
}
