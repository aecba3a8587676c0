import { describe, expect, test } from 'vitest';
import { checkVersions, listReleases } from './check-versions.ts';
import { createRepository } from './in-memory.test-support.ts';

const GOOD = {
  'package.json': '{ "version": "1.2.0", "packageManager": "pnpm@12.1.0" }',
  'CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-04\n\n## [1.1.0] - 2026-12-01\n',
  'apps/api/package.json': '{ "name": "api" }',
  'apps/api/src/version.ts': "import root from '../../../package.json' with { type: 'json' };",
  'tooling/start/run.mjs': "const NODE = 'node@24.2.0'; const PNPM = 'pnpm@12.1.0';",
  '.nvmrc': '24.2.0\n',
  Dockerfile: 'RUN npm install --global pnpm@12.1.0\n',
};
const check = (changed: Partial<Record<keyof typeof GOOD, string>> = {}) =>
  checkVersions(createRepository({ ...GOOD, ...changed }));

test('releases are listed newest first, without what is not released', () => {
  expect(listReleases(GOOD['CHANGELOG.md'])).toEqual(['1.2.0', '1.1.0']);
});

describe('checkVersions', () => {
  test('accepts one number everywhere', () => {
    expect(check()).toEqual({ checked: 5, problems: [] });
  });

  test('accepts a number below 1.0.0 where nothing is released', () => {
    const root = '{ "version": "0.1.0", "packageManager": "pnpm@12.1.0" }';
    expect(check({ 'package.json': root, 'CHANGELOG.md': '## [Unreleased]\n' }).problems).toEqual([]);
  });

  test.each<[string, Partial<Record<keyof typeof GOOD, string>>, string]>([
    [
      'a release without its number',
      { 'CHANGELOG.md': '## [1.3.0] - 2027-02-01\n' },
      'release in CHANGELOG.md is 1.3.0',
    ],
    ['1.0.0 before a release', { 'CHANGELOG.md': '## [Unreleased]\n' }, 'is missing'],
    ['no number', { 'package.json': '{ "packageManager": "pnpm@12.1.0" }' }, 'is no version'],
    [
      'a package with a number',
      { 'apps/api/package.json': '{ "version": "0.0.0" }' },
      'has a version of its own',
    ],
    [
      'an API with a number',
      { 'apps/api/src/version.ts': "export const VERSION = '1.2.0';" },
      'does not read',
    ],
    ['another Node', { '.nvmrc': '22\n' }, '.nvmrc names Node 22, tooling/start/run.mjs 24.2.0'],
    ['another pnpm in the image', { Dockerfile: 'RUN npm i pnpm@11.0.0\n' }, 'Dockerfile names pnpm 11.0.0'],
    [
      'no pnpm in the package',
      { 'package.json': '{ "version": "1.2.0" }' },
      'package.json names pnpm nowhere',
    ],
    [
      'a bootstrap without Node',
      { 'tooling/start/run.mjs': "'pnpm@12.1.0'" },
      'tooling/start/run.mjs nowhere',
    ],
  ])('refuses %s', (_, changed, why) => {
    expect(check(changed).problems.join('\n')).toContain(why);
  });
});
