import path from 'node:path';
import type { Check } from './repository.ts';

const LOCKFILE = 'pnpm-lock.yaml';
const OTHER_LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'bun.lock', 'bun.lockb'];

/** What ties an installation to one place; line by line. */
const RULES: { files: RegExp; pattern: RegExp; what: string }[] = [
  { files: /^pnpm-lock\.yaml$/, pattern: /\b(?:https?|git|ssh):\/\//, what: 'an address' },
  { files: /^pnpm-lock\.yaml$/, pattern: /^\s*tarball:|\{[^}]*\btarball:/, what: 'a tarball' },
  { files: /(^|\/)\.npmrc$/, pattern: /registry\s*=|https?:\/\/|_auth/i, what: 'a registry or credentials' },
  { files: /^pnpm-workspace\.yaml$/, pattern: /\bregistr(?:y|ies)\b.*:|https?:\/\//i, what: 'a registry' },
  {
    files: /(^|\/)package\.json$/,
    pattern: /"registry"\s*:|:\s*"(?:git\+|git:|github:|https?:\/\/|file:)/,
    what: 'a dependency that comes from no registry',
  },
];

/** The lockfile and the settings of package managers name no registry, so that everybody's own one is used. */
export const checkAddresses: Check = (repository) => {
  const problems: string[] = repository.files.includes(LOCKFILE) ? [] : [`There is no ${LOCKFILE}.`];
  let checked = 0;
  for (const file of repository.files) {
    if (OTHER_LOCKFILES.includes(path.posix.basename(file)))
      problems.push(`${file}: only pnpm locks versions here.`);
    const rules = RULES.filter((rule) => rule.files.test(file));
    if (rules.length === 0) continue;
    repository
      .read(file)
      .split('\n')
      .forEach((line, at) => {
        checked += 1;
        for (const rule of rules)
          if (rule.pattern.test(line))
            problems.push(`${file}:${at + 1} holds ${rule.what}: ${line.trim().slice(0, 80)}`);
      });
  }
  return { checked, problems };
};
