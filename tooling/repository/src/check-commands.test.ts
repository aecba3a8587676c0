import { describe, expect, test } from 'vitest';
import { checkCommands, checkScripts } from './check-commands.ts';
import { findCommandProblem } from './find-command-problem.ts';
import { createRepository } from './in-memory.test-support.ts';
import { listPackages } from './workspace.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: 'root',
    scripts: { start: 'node tooling/run.mjs start', lint: 'biome ci .', bench: 'node tooling/bench.ts' },
    devDependencies: { '@biomejs/biome': '1.0.0' },
  }),
  'apps/api/package.json': JSON.stringify({
    name: '@x/api',
    scripts: { test: 'vitest run', generate: 'node src/g.ts' },
  }),
  'apps/api/src/g.ts': '',
  'tooling/run.mjs': '',
  'tooling/bench.ts': '',
  'compose.yaml': '',
};
const repository = createRepository(FILES);
const packages = listPackages(repository);

describe('findCommandProblem', () => {
  test.each([
    'npm start',
    'npm run lint',
    'pnpm lint',
    'pnpm run bench analyse',
    'pnpm install --frozen-lockfile',
    'pnpm --filter @x/api generate',
    'pnpm --filter=@x/api run test',
    'pnpm exec biome check --write .',
    'turbo run test --filter=@x/api',
    "turbo run test generate --filter='!@x/api'",
    'node tooling/run.mjs start',
    'node --watch tooling/bench.ts',
    'docker compose up',
  ])('%s can be run', (command) => {
    expect(findCommandProblem(repository, packages, command)).toBeNull();
  });

  test.each([
    ['npm test', 'no script'],
    ['npm run gone', 'no script'],
    ['npm install left-pad', 'only npm start'],
    ['pnpm gone', 'no script'],
    ['pnpm --filter @x/gone test', 'no package @x/gone'],
    ['pnpm --filter @x/api gone', 'no script'],
    ['pnpm exec prettier .', 'no dependency'],
    ['turbo run gone', 'no package has a script gone'],
    ['turbo run test --filter=@x/gone', 'no package @x/gone'],
    ['turbo run', 'names no task'],
    ['node tooling/gone.ts', 'there is no tooling/gone.ts'],
    ['node --version', 'names no file'],
    ['npx cowsay', 'nobody knows npx'],
    ['docker run x', 'compose.yaml'],
  ])('%s cannot: %s', (command, why) => {
    expect(findCommandProblem(repository, packages, command)).toContain(why);
  });

  test('runs in the folder of its package', () => {
    expect(findCommandProblem(repository, packages, 'node src/g.ts', 'apps/api')).toBeNull();
    expect(findCommandProblem(repository, packages, 'node src/g.ts')).toContain('there is no src/g.ts');
  });
});

describe('checkCommands', () => {
  test('looks at fences of a shell and at spans', () => {
    const page = 'Type `pnpm gone`.\n```sh\nnpm start && npm test\n```\n```json\nnpm nothing\n```\n';
    expect(checkCommands(createRepository({ ...FILES, 'README.md': page }))).toEqual({
      checked: 3,
      problems: [
        'README.md: “npm test” cannot be run: root has no script “test”.',
        'README.md: “pnpm gone” cannot be run: root has no script “gone”.',
      ],
    });
  });

  test('counts nothing where no page names a command', () => {
    expect(checkCommands(createRepository({ ...FILES, 'README.md': 'Words.' })).checked).toBe(0);
  });
});

describe('checkScripts', () => {
  test('passes what exists', () => {
    expect(checkScripts(repository)).toEqual({ checked: 3, problems: [] });
  });

  test('finds a script whose file is gone', () => {
    const { 'tooling/bench.ts': _gone, ...rest } = FILES;
    expect(checkScripts(createRepository(rest)).problems).toEqual([
      'The script “bench” of root cannot be run: there is no tooling/bench.ts.',
    ]);
  });
});
