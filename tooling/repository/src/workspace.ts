import path from 'node:path';
import type { Repository } from './repository.ts';

/** A package of the workspace. */
export type Package = {
  name: string;
  folder: string;
  scripts: Record<string, string>;
  dependencies: string[];
};

/** Every package, the root among them (folder `.`). */
export function listPackages(repository: Repository): Package[] {
  return repository.files
    .filter((file) => path.posix.basename(file) === 'package.json')
    .map((file) => parsePackage(path.posix.dirname(file), repository.read(file)));
}

/** @throws SyntaxError where it is no JSON */
export function parsePackage(folder: string, text: string): Package {
  const json: unknown = JSON.parse(text);
  const source = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return {
    name: typeof source.name === 'string' ? source.name : '',
    folder,
    scripts: toTexts(source.scripts),
    dependencies: names.flatMap((name) => Object.keys(toTexts(source[name]))),
  };
}

function toTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}
