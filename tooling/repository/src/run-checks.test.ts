import { describe, expect, test } from 'vitest';
import { createRepository } from './in-memory.test-support.ts';
import { runChecks } from './run-checks.ts';

const repository = createRepository({ a: '' });

describe('runChecks', () => {
  test('passes where every check looked at something and found nothing', () => {
    const { lines, hasFailed } = runChecks(repository, { one: () => ({ checked: 2, problems: [] }) });
    expect(lines).toEqual(['✓ one (2)']);
    expect(hasFailed).toBe(false);
  });

  test('fails with what was found', () => {
    const { lines, hasFailed } = runChecks(repository, {
      one: () => ({ checked: 1, problems: ['That is wrong.'] }),
      two: () => ({ checked: 1, problems: [] }),
    });
    expect(lines).toEqual(['✗ one (1)', '    That is wrong.', '✓ two (1)']);
    expect(hasFailed).toBe(true);
  });

  test('fails where a check found nothing to look at', () => {
    expect(runChecks(repository, { one: () => ({ checked: 0, problems: [] }) }).hasFailed).toBe(true);
  });

  test('fails where a check breaks, and goes on', () => {
    const broken = () => {
      throw new Error('There is no such file.');
    };
    const { lines, hasFailed } = runChecks(repository, {
      one: broken,
      two: () => ({ checked: 1, problems: [] }),
    });
    expect(lines).toEqual(['✗ one (0)', '    There is no such file.', '✓ two (1)']);
    expect(hasFailed).toBe(true);
  });

  test('fails where there is nothing to run', () => {
    expect(runChecks(repository, {}).hasFailed).toBe(true);
  });
});
