// What `npm test` runs once Node, pnpm and the packages are there: every stage as tasks of turbo, the fast ones first.
// `--all` runs also what has passed before and has not changed since.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../vitest/browser.ts';
import { findInstalledPostgres } from './installed-postgres.ts';
import { reportFailures, reportStages, type TaskRun } from './src/report.ts';
import { untilExit } from './src/until-exit.ts';
import { FAST_STAGES, SLOW_STAGES, type Stage } from './stages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const summaries = path.join(root, '.turbo/runs');
const isForced = process.argv.includes('--all');
const startedAt = Date.now();
const lines: string[] = [];
const failures: string[] = [];

const postgres = findInstalledPostgres();
const browser = findBrowser() ?? '';
const env = {
  ...process.env,
  // What a stage depends on besides files: another version is tested anew.
  TEST_BROWSER: spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.trim() || browser,
  TEST_POSTGRES: postgres?.version ?? '',
};

const isHere = ({ tasks }: Stage) => postgres !== null || !tasks.includes('test:installed');
const code = (await runStages(FAST_STAGES)) || (await runStages(SLOW_STAGES.filter(isHere)));
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}`);
if (!postgres)
  console.log('– API on the installed PostgreSQL: left out, none of version 15 or newer is installed');
const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
console.log(code === 0 ? `\nEverything passed in ${seconds} s.` : `\nFailed after ${seconds} s.`);
process.exitCode = code;

/**
 * Runs the tasks of some stages, three at a time, and keeps a line of each: on two cores there is always one that waits
 * for a browser, a dead server or the disk. @returns the exit code of turbo
 */
async function runStages(stages: readonly Stage[]): Promise<number> {
  rmSync(summaries, { recursive: true, force: true });
  mkdirSync(summaries, { recursive: true });
  const tasks = [...new Set(stages.flatMap((stage) => stage.tasks))];
  const options = ['--concurrency=3', '--output-logs=new-only', '--log-order=grouped', '--summarize'];
  if (isForced) options.push('--force');
  const child = spawn('pnpm', ['exec', 'turbo', 'run', ...tasks, ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  const exitCode = await untilExit(child);
  const [summary] = readdirSync(summaries);
  if (summary) {
    const { tasks: runs }: { tasks: TaskRun[] } = JSON.parse(
      readFileSync(path.join(summaries, summary), 'utf8'),
    );
    lines.push(...reportStages(stages, runs));
    failures.push(...reportFailures(runs, (logFile) => readFileSync(path.join(root, logFile), 'utf8')));
  }
  return exitCode;
}
