import { describe, expect, test } from 'vitest';
import { checkDecisionPages, checkDecisionReferences, listCommentNumbers } from './check-decisions.ts';
import { createRepository } from './in-memory.test-support.ts';

const page = (number: string) => `# ${number} Title\n\n## Context\n\n## Decision\n\n## Consequence\n`;
const FILES = {
  'docs/decisions/README.md':
    '[a](0001-a.md) [b](0002-b.md)\n\n| D1 | a | [0001](0001-a.md) |\n| D21 | b | x |\n',
  'docs/decisions/0001-a.md': page('0001'),
  'docs/decisions/0002-b.md': page('0002'),
};

describe('checkDecisionPages', () => {
  test('accepts numbered pages with their parts', () => {
    expect(checkDecisionPages(createRepository(FILES))).toEqual({ checked: 2, problems: [] });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a gap', { 'docs/decisions/0004-d.md': page('0004') }, 'the next number is 0003'],
    ['a page that is not listed', { 'docs/decisions/0003-c.md': page('0003') }, 'it does not list 0003-c.md'],
    [
      'a page without a part',
      { 'docs/decisions/0002-b.md': '# 0002 B\n## Context\n## Decision\n' },
      'it has no consequence',
    ],
    ['a wrong title', { 'docs/decisions/0002-b.md': page('0007') }, 'its title does not begin'],
  ])('finds %s', (_what, more, why) => {
    expect(checkDecisionPages(createRepository({ ...FILES, ...more })).problems.join('\n')).toContain(why);
  });
});

test.each<[string, string[]]>([
  ['/** Derived from the anchor (D21). */', ['21']],
  [' * D3 and D4 (docs/decisions/0001).', ['3', '4']],
  ['const x = 1; // D8', ['8']],
  ['  due date, -- never twice (D22)', ['22']],
  ["const path = 'M0 0 D12';", []],
  ["'https://example.com/D12'", []],
  ['/** 3D1 and AD12 */', []],
])('%s names %j', (line, numbers) => {
  expect(listCommentNumbers(line)).toEqual(numbers);
});

describe('checkDecisionReferences', () => {
  test('accepts references that lead to a page', () => {
    const source = '// docs/decisions/0002\n/** A rule (D21). */';
    expect(checkDecisionReferences(createRepository({ ...FILES, 'a.ts': source }))).toEqual({
      checked: 2,
      problems: [],
    });
  });

  test('finds those that lead nowhere', () => {
    const source = '// docs/decisions/0009\n/** A rule (D22). */';
    expect(checkDecisionReferences(createRepository({ ...FILES, 'a.ts': source })).problems).toEqual([
      'a.ts: there is no decision 0009.',
      'a.ts: docs/decisions/README.md does not say what D22 is.',
    ]);
  });

  test('looks past what the invented orders say', () => {
    const files = { ...FILES, 'tooling/orders/src/data/x.ts': '// D99' };
    expect(checkDecisionReferences(createRepository(files)).checked).toBe(0);
  });
});
