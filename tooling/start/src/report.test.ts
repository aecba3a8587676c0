import { expect, test } from 'vitest';
import { reportFailures, reportStages, type TaskRun } from './report.ts';

const run = (name: string, exitCode: number | null, status = 'MISS'): TaskRun => ({
  task: 'test',
  package: `@anupalan/${name}`,
  cache: { status },
  execution: { startTime: 1000, endTime: 3500, exitCode },
  logFile: `${name}/test.log`,
});

test('a stage fails with one of its tasks', () => {
  const stages = [{ title: 'Unit tests', tasks: ['test'] }];
  expect(reportStages(stages, [run('portal', 1), run('site', 0)])).toEqual(['✗ Unit tests: 2.5 s']);
  expect(reportStages(stages, [run('portal', 0), run('site', 0, 'HIT')])).toEqual([
    '✓ Unit tests: 2.5 s, skipped as unchanged: site',
  ]);
});

test('what failed is shown again, and nothing else', () => {
  const readLog = (logFile: string) => `one\n${logFile}\n`;
  expect(reportFailures([run('portal', 1), run('site', 0)], readLog)).toEqual([
    '✗ portal test, its last lines:',
    'one',
    'portal/test.log',
    '',
  ]);
});

test('of a long output the end is shown', () => {
  const [head, first, ...rest] = reportFailures([run('api', 1)], () =>
    Array.from({ length: 400 }, (_, at) => `line ${at + 1}`).join('\n'),
  );
  expect([head, first, rest.at(-2)]).toEqual(['✗ api test, its last lines:', 'line 251', 'line 400']);
});

test('a task that has left no output is named', () => {
  const readLog = () => {
    throw new Error('ENOENT');
  };
  expect(reportFailures([run('api', 1)], readLog)).toEqual([
    '✗ api test, its last lines:',
    '(it has left no output)',
    '',
  ]);
});
