/** A part of the test run: what it is called, and the tasks of turbo.json that it consists of. */
export type Stage = { title: string; tasks: readonly string[]; package?: string };

/** What needs neither a browser nor a database: seconds, so that most mistakes are told at once. */
export const FAST_STAGES: readonly Stage[] = [
  { title: 'Format and lint', tasks: ['lint'] },
  { title: 'Import boundaries', tasks: ['boundaries'] },
  { title: 'Unused code and dependencies', tasks: ['unused'] },
  { title: 'Repository: README, lockfile, paths', tasks: ['repository'] },
  { title: 'Types', tasks: ['typecheck'] },
];

/** All other stages, in the order in which they are reported; turbo runs them three at a time. */
export const SLOW_STAGES: readonly Stage[] = [
  { title: 'API on the embedded database', tasks: ['test'], package: '@anupalan/api' },
  { title: 'Unit tests', tasks: ['test'] },
  { title: 'API on the installed PostgreSQL', tasks: ['test:installed'] },
  { title: 'Build, with budgets', tasks: ['build'] },
  { title: 'Stories: plays, accessibility, pictures, reflow, keyboard', tasks: ['test:kit'] },
  { title: 'Journeys through portal and site', tasks: ['test:e2e'] },
];
