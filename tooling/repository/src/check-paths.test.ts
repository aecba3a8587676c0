import { describe, expect, test } from 'vitest';
import { checkBootstrapPaths, checkPaths, isPath } from './check-paths.ts';
import { createRepository } from './in-memory.test-support.ts';

test.each([
  ['apps/api', true],
  ['apps/api/src/env.ts', true],
  ['.data/', true],
  ['.ci/run', true],
  ['README.md', true],
  ['*.test.ts', true],
  ['apps/*/dist', true],
  ['apps/api/migrations/NNNN_verb_noun.sql', true],
  ['/company/consent', false],
  ['/api/v1/docs', false],
  ['@anupalan/enums/frequencies', false],
  ['application/problem+json', false],
  ['text/event-stream', false],
  ['https://example.com/a', false],
  ['smtp://user:password@host:587', false],
  ['view,manage', false],
  ['Consent Analyzer / view', false],
  ['outbox', false],
])('%s is a path: %s', (span, expected) => {
  expect(isPath(span)).toBe(expected);
});

const FILES = {
  'README.md': '',
  'apps/api/src/env.ts': '',
  'apps/api/migrations/0001_create_roles.sql': '',
  'docs/a.md': '# A page\n\n## Its part\n',
  'tooling/orders/README.md': '`src/data/` and `env.ts`',
  'tooling/orders/src/data/one.ts': '',
};
const problemsOf = (text: string) =>
  checkPaths(createRepository({ ...FILES, 'README.md': text }, { ignored: ['.data', 'apps/site/dist'] }))
    .problems;

describe('checkPaths', () => {
  test.each([
    '`apps/api` `apps/api/src/` `apps/api/src/env.ts` `env.ts` `*.sql`',
    '`apps/*/src` `apps/<app>/src/env.ts` `apps/api/migrations/NNNN_verb_noun.sql`',
    '`.data/` and `apps/site/dist` are made here',
    '[a](docs/a.md) [b](docs/a.md#its-part) [c](https://example.com/gone) [d](docs)',
    '# Here\n[here](#here)',
    '```text\napps/api/src   the sources\n  apps/api       the rest\n```',
  ])('accepts %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ['`apps/gone`', 'there is no apps/gone'],
    ['`apps/api/src/en`', 'there is no apps/api/src/en'],
    ['`gone.ts`', 'there is no gone.ts'],
    ['`apps/*/gone`', 'there is no apps/*/gone'],
    ['`packages/x/NNNN_a.sql`', 'there is no packages/x/NNNN_a.sql'],
    ['`apps/portal/dist`', 'there is no apps/portal/dist'],
    ['[a](docs/gone.md)', 'the link docs/gone.md leads nowhere'],
    ['[a](docs/a.md#gone)', 'the link docs/a.md#gone leads nowhere'],
    ['![a](docs/a.png)', 'the link docs/a.png leads nowhere'],
    ['```text\napps/gone   nothing\n```', 'there is no apps/gone'],
  ])('refuses %s', (text, why) => {
    expect(problemsOf(text)).toEqual([`README.md: ${why}.`]);
  });
});

test('the bootstrap names files that exist', () => {
  const source = "step('x', 'tooling/a.ts'); step('y', 'tooling/gone.ts'); say('no/path')";
  const repository = createRepository({ 'tooling/start/run.mjs': source, 'tooling/a.ts': '' });
  expect(checkBootstrapPaths(repository)).toEqual({
    checked: 2,
    problems: ['tooling/start/run.mjs: there is no tooling/gone.ts.'],
  });
});

test('an article links to addresses of the site, a page of the repository does not', () => {
  const text = '[tools](/tools) [gone](gone.md)';
  const article = createRepository({ ...FILES, 'packages/articles/content/a.md': text });
  expect(checkPaths(article).problems).toEqual([
    'packages/articles/content/a.md: the link gone.md leads nowhere.',
  ]);
  expect(problemsOf(text)).toHaveLength(2);
});
