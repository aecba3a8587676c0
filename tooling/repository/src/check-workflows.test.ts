import { describe, expect, test } from 'vitest';
import { checkWorkflows, listCiCommands, listRunSteps } from './check-workflows.ts';
import { createRepository } from './in-memory.test-support.ts';

const RUN = '#!/usr/bin/env bash\nset -euo pipefail\ncd "$(dirname "$0")/.."\nnpm test\n';
const run = (workflow: string, script = RUN) =>
  checkWorkflows(createRepository({ '.ci/run': script, '.github/workflows/ci.yml': workflow }));

test('the commands of .ci/run are those that do something', () => {
  expect(listCiCommands(RUN)).toEqual(['npm test']);
});

test('run steps are read on one line, quoted, and as a block', () => {
  const workflow =
    "steps:\n  - run: npm test\n  - name: x\n    run: 'a b'\n  - run: |\n      one\n\n      two\n  - uses: y\n";
  expect(listRunSteps(workflow)).toEqual(['npm test', 'a b', 'one\n\ntwo']);
});

describe('checkWorkflows', () => {
  test.each([
    'steps:\n  - run: npm test\n',
    'steps:\n  - run: sudo apt-get install postgresql\n  - run: npm test\n',
    'steps:\n  - run: |\n      npm test\n',
  ])('accepts %j', (workflow) => {
    expect(run(workflow)).toEqual({ checked: 1, problems: [] });
  });

  test('accepts a start of the product beside it, and not alone', () => {
    const start = '  - run: npm run test:start\n';
    expect(run(`steps:\n  - run: npm test\n${start}`)).toEqual({ checked: 2, problems: [] });
    expect(run(`steps:\n${start}`).problems.join()).toContain('it does not run');
  });

  test.each([
    ['steps:\n  - run: npm run lint\n', 'is neither what .ci/run runs'],
    ['steps:\n  - run: npm test\n  - run: pnpm build\n', '“pnpm build”'],
    ['steps:\n  - run: |\n      npm test || true\n', 'is neither what .ci/run runs'],
    ['steps:\n  - run: echo hello\n', 'it does not run'],
  ])('refuses %j', (workflow, why) => {
    expect(run(workflow).problems.join()).toContain(why);
  });

  test('refuses a .ci/run that runs nothing', () => {
    expect(run('steps:\n  - run: npm test\n', '#!/bin/sh\n').problems).toContain('.ci/run runs nothing.');
  });

  test('looks at nothing where there is no workflow', () => {
    expect(checkWorkflows(createRepository({ '.ci/run': RUN })).checked).toBe(0);
  });
});
