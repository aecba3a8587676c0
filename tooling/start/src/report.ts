import type { Stage } from '../stages.ts';

/** What turbo's summary of a run says of one task. */
export type TaskRun = {
  task: string;
  package: string;
  cache: { status: string };
  /** Where its output is kept, from the root. */
  logFile?: string;
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

/** How much of the output of a task that failed is shown again: a failed test with its place is about 20 lines. */
const SHOWN_LINES = 150;

/**
 * What the tasks that failed printed last, each under its name. Tasks that ran beside one are ended with it: the
 * end of the whole output is theirs, and what failed may be far above.
 * @param readLog the output of a task by its path from the root; throws where there is none
 */
export function reportFailures(runs: readonly TaskRun[], readLog: (logFile: string) => string): string[] {
  return runs.flatMap((run) => {
    if (!run.execution || run.execution.exitCode === 0 || !run.logFile) return [];
    const lines = tryRead(readLog, run.logFile).trimEnd().split('\n');
    return [`✗ ${toName(run)} ${run.task}, its last lines:`, ...lines.slice(-SHOWN_LINES), ''];
  });
}

function tryRead(readLog: (logFile: string) => string, logFile: string): string {
  try {
    return readLog(logFile);
  } catch {
    return '(it has left no output)';
  }
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
