import { describe, expect, test } from 'vitest';
import { checkAddresses } from './check-addresses.ts';
import { createRepository } from './in-memory.test-support.ts';

const problemsOf = (files: Record<string, string>) =>
  checkAddresses(createRepository({ 'pnpm-lock.yaml': 'lockfileVersion: 1\n', ...files })).problems;

describe('checkAddresses', () => {
  test.each<[string, string]>([
    ['pnpm-lock.yaml', '  a@1.0.0:\n    resolution: {integrity: sha512-x}\n'],
    ['.npmrc', 'engine-strict=true\n'],
    ['pnpm-workspace.yaml', 'catalog:\n  a: 1.0.0\n'],
    ['apps/x/package.json', '{ "dependencies": { "a": "catalog:", "b": "workspace:*" } }'],
    ['apps/x/package.json', '{ "homepage": "see the README" }'],
  ])('accepts %s', (file, text) => {
    expect(problemsOf({ [file]: text })).toEqual([]);
  });

  test.each<[string, string]>([
    ['pnpm-lock.yaml', '    resolution: {integrity: sha512-x, tarball: a.tgz}'],
    ['pnpm-lock.yaml', '    tarball: a.tgz'],
    ['pnpm-lock.yaml', '    deprecated: see https://example.com'],
    ['.npmrc', 'registry=x'],
    ['apps/x/.npmrc', '//x/:_authToken=y'],
    ['pnpm-workspace.yaml', 'registries:'],
    ['package.json', '  "a": "git+ssh://x"'],
    ['package.json', '  "a": "https://example.com/a.tgz"'],
    ['package.json', '{ "publishConfig": { "registry": "x" } }'],
    ['package-lock.json', '{}'],
  ])('refuses %s with %s', (file, text) => {
    expect(problemsOf({ [file]: text })).toHaveLength(1);
  });

  test('wants a lockfile', () => {
    expect(checkAddresses(createRepository({ 'package.json': '{}' })).problems).toEqual([
      'There is no pnpm-lock.yaml.',
    ]);
  });
});
