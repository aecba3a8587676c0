import { type Check, listTexts } from './repository.ts';

const CONFIG = 'apps/api/src/env.ts';
const README = 'README.md';
const READ = /\benv\.([A-Z][A-Z0-9_]+)\b|\benv,\s*'([A-Z][A-Z0-9_]+)'/g;

/** Names of the settings that the API reads. */
export function listSettings(source: string): string[] {
  return [...new Set([...source.matchAll(READ)].map(([, dotted, quoted]) => dotted ?? quoted ?? ''))];
}

/** Names in the first column of the README's table of settings. */
export function listDocumentedSettings(readme: string): string[] {
  return [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name);
}

/** The README's table has every setting and no other, and no page names a setting that nothing reads. */
export const checkSettings: Check = (repository) => {
  const settings = listSettings(repository.read(CONFIG));
  const documented = listDocumentedSettings(repository.read(README));
  const pages = repository.files.filter((file) => file.endsWith('.md'));
  const code = listTexts(repository).filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const sources = code.map((file) => repository.read(file));
  const named = pages.flatMap((file) =>
    [...new Set(repository.read(file).match(/\bEHS_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [])].map((name) => ({
      file,
      name,
    })),
  );
  return {
    checked: settings.length === 0 || documented.length === 0 ? 0 : settings.length + named.length,
    problems: [
      ...settings
        .filter((name) => !documented.includes(name))
        .map((name) => `${README}: the table of settings lacks ${name}.`),
      ...documented
        .filter((name) => !settings.includes(name))
        .map((name) => `${README}: ${CONFIG} does not read ${name}.`),
      ...named
        .filter(({ name }) => !sources.some((source) => source.includes(name)))
        .map(({ file, name }) => `${file}: nothing reads ${name}.`),
    ],
  };
};
