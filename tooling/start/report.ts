import type { Stage } from './stages.ts';

/** What turbo's summary of a run says of one task. */
export type TaskRun = {
  task: string;
  package: string;
  cache: { status: string };
  execution?: { startTime: number; endTime: number; exitCode: number | null };
};

/**
 * One line for each stage that ran or was skipped, in the order of the stages. Skipped means: nothing that the task
 * declares as its input has changed since it passed.
 * @param runs the tasks of a run, as turbo's summary lists them
 */
export function reportStages(stages: readonly Stage[], runs: readonly TaskRun[]): string[] {
  const left = new Set(runs.filter(({ task }) => task !== 'transit'));
  return stages.flatMap(({ title, tasks, package: only }) => {
    const mine = [...left].filter((run) => tasks.includes(run.task) && (!only || run.package === only));
    for (const run of mine) left.delete(run);
    if (mine.length === 0) return [];
    const isSkipped = (run: TaskRun) => run.cache.status === 'HIT';
    const skipped = mine.filter(isSkipped);
    const ran = mine.filter((run) => !isSkipped(run));
    if (ran.length === 0) return [`– ${title}: skipped, nothing has changed since it passed`];
    const hasFailed = ran.some(({ execution }) => execution?.exitCode !== 0);
    const rest = skipped.length > 0 ? `, skipped as unchanged: ${skipped.map(toName).join(', ')}` : '';
    return [`${hasFailed ? '✗' : '✓'} ${title}: ${toSeconds(ran)}${rest}`];
  });
}

const toName = (run: TaskRun): string => run.package.replace('@anupalan/', '');

/** From the first start to the last end: tasks of a stage may run side by side. */
function toSeconds(runs: readonly TaskRun[]): string {
  const times = runs.flatMap(({ execution }) => (execution ? [execution] : []));
  if (times.length === 0) return 'not reached';
  const from = Math.min(...times.map(({ startTime }) => startTime));
  const until = Math.max(...times.map(({ endTime }) => endTime));
  return `${((until - from) / 1000).toFixed(1)} s`;
}
