import type { Check, Repository, Result } from './repository.ts';

const ROOT = 'package.json';
const CHANGELOG = 'CHANGELOG.md';
const API = 'apps/api/src/version.ts';
const BOOTSTRAP = 'tooling/start/run.mjs';

/** The versions of the headings of a changelog, newest first, without what is not released. */
export function listReleases(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+[^\]]*)\]/gm)].map(([, version = '']) => version);
}

/**
 * The product has one number: the one in the package.json of the repository. It is that of the newest release in the
 * changelog; before the first release it is below 1.0.0 (SemVer, item 4). Packages have none of their own, and the API
 * reads it from there. Node and pnpm have one version each as well, wherever they are named.
 */
export const checkVersions: Check = (repository) => {
  const root = readJson(repository, ROOT);
  const version = String(root.version ?? '');
  const result: Result = { checked: 1, problems: [] };
  const [newest] = listReleases(repository.read(CHANGELOG));
  if (!/^\d+\.\d+\.\d+/.test(version)) result.problems.push(`${ROOT}: “${version}” is no version.`);
  else if (newest === undefined ? !version.startsWith('0.') : newest !== version)
    result.problems.push(
      `${ROOT} says ${version}, and the newest release in ${CHANGELOG} is ${newest ?? 'missing'}.`,
    );

  for (const file of repository.files.filter((each) => each.endsWith('/package.json'))) {
    result.checked += 1;
    if ('version' in readJson(repository, file))
      result.problems.push(`${file} has a version of its own: the product has one, in ${ROOT}.`);
  }
  if (!/from '(?:\.\.\/)+package\.json'/.test(repository.read(API)))
    result.problems.push(`${API} does not read the version from ${ROOT}.`);

  const bootstrap = repository.read(BOOTSTRAP);
  const node = find(bootstrap, /'node@([\d.]+)'/);
  const pnpm = find(bootstrap, /'pnpm@([\d.]+)'/);
  const said: [file: string, what: string, found: string | null, wanted: string | null][] = [
    ['.nvmrc', 'Node', repository.read('.nvmrc').trim(), node],
    [ROOT, 'pnpm', find(String(root.packageManager), /^pnpm@([\d.]+)$/), pnpm],
    ['Dockerfile', 'pnpm', find(repository.read('Dockerfile'), /\bpnpm@([\d.]+)/), pnpm],
  ];
  for (const [file, what, found, wanted] of said) {
    result.checked += 1;
    if (found === null || found !== wanted)
      result.problems.push(
        `${file} names ${what} ${found ?? 'nowhere'}, ${BOOTSTRAP} ${wanted ?? 'nowhere'}.`,
      );
  }
  return result;
};

function readJson(repository: Repository, file: string): Record<string, unknown> {
  const json: unknown = JSON.parse(repository.read(file));
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}

function find(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}
