import path from 'node:path';
import { hasPath, type Repository } from './repository.ts';
import type { Package } from './workspace.ts';

const PNPM_OWN = new Set(['install', 'fetch']);
const NPM_SHORT = new Set(['start', 'test']);

/**
 * Why a command cannot be run in this repository, or null where it can.
 * @param folder where it is run, relative to the root
 */
export function findCommandProblem(
  repository: Repository,
  packages: readonly Package[],
  command: string,
  folder = '.',
): string | null {
  const words = command.trim().split(/\s+/);
  switch (words[0]) {
    case 'npm':
      return findNpmProblem(packages, words.slice(1));
    case 'pnpm':
      return findPnpmProblem(packages, words.slice(1), folder);
    case 'turbo':
      return findTurboProblem(packages, words.slice(1));
    case 'node':
      return findNodeProblem(repository, words.slice(1), folder);
    case 'docker':
      return words[1] === 'compose' && hasPath(repository, 'compose.yaml')
        ? null
        : 'there is no compose.yaml';
    default:
      return `nobody knows ${words[0]}`;
  }
}

function findNpmProblem(packages: readonly Package[], words: string[]): string | null {
  const [first = '', second = ''] = words;
  if (NPM_SHORT.has(first)) return findScriptProblem(packages, '.', first);
  if (first === 'run') return findScriptProblem(packages, '.', second);
  return 'only npm start, npm test and npm run are used here';
}

function findPnpmProblem(packages: readonly Package[], words: string[], folder: string): string | null {
  const filter = words[0] === '--filter' ? words[1] : /^--filter=(.+)$/.exec(words[0] ?? '')?.[1];
  const rest = filter === undefined ? words : words.slice(words[0] === '--filter' ? 2 : 1);
  const target = filter === undefined ? folder : findFiltered(packages, filter)?.folder;
  if (target === undefined) return `there is no package ${filter}`;
  const [first = '', second = ''] = rest;
  if (PNPM_OWN.has(first)) return null;
  if (first === 'exec') return findProgramProblem(packages, target, second);
  return findScriptProblem(packages, target, first === 'run' ? second : first);
}

function findTurboProblem(packages: readonly Package[], words: string[]): string | null {
  for (const word of words) {
    const filter = /^--filter=['"]?!?([^'"]+)['"]?$/.exec(word)?.[1];
    if (filter !== undefined && !findFiltered(packages, filter)) return `there is no package ${filter}`;
  }
  const tasks = words.slice(words[0] === 'run' ? 1 : 0).filter((word) => !word.startsWith('-'));
  const missing = tasks.find((task) => !packages.some((each) => task in each.scripts));
  if (tasks.length === 0) return 'it names no task';
  return missing === undefined ? null : `no package has a script ${missing}`;
}

function findNodeProblem(repository: Repository, words: string[], folder: string): string | null {
  const file = words.find((word) => !word.startsWith('-'));
  if (file === undefined) return 'it names no file';
  return hasPath(repository, path.posix.join(folder, file)) ? null : `there is no ${file}`;
}

function findFiltered(packages: readonly Package[], filter: string): Package | undefined {
  const name = filter.replace(/^['"!]+|['"]+$/g, '').replace(/^\.{3}|\.{3}$/g, '');
  return packages.find((each) => each.name === name);
}

function findScriptProblem(packages: readonly Package[], folder: string, script: string): string | null {
  const found = packages.find((each) => each.folder === folder);
  return found && script in found.scripts ? null : `${found?.name || folder} has no script “${script}”`;
}

/** A program comes from a package of its own name, or from one whose last part it is. */
function findProgramProblem(packages: readonly Package[], folder: string, program: string): string | null {
  const known = packages.filter((each) => each.folder === folder || each.folder === '.');
  const isThere = known.some((each) =>
    each.dependencies.some((name) => name === program || name.endsWith(`/${program}`)),
  );
  return isThere ? null : `no dependency brings the program ${program}`;
}
