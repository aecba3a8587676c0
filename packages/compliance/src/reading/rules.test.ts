import { describe, expect, it } from 'vitest';
import type { RuleFamily } from './rule-family.test-support.ts';
import { findUnlistedRules, isFamily } from './rule-files.test-support.ts';

declare global {
  interface ImportMeta {
    /** Vite's own: all modules whose paths match. */
    glob: (patterns: string[], options: { eager: true }) => Record<string, Record<string, unknown>>;
  }
}

const CASES = import.meta.glob(['./**/*.cases.ts', '../results/*.cases.ts'], { eager: true });
const SOURCES = import.meta.glob(
  ['./**/*.ts', '../results/*-rules.ts', '!./**/*.test.ts', '!./**/*.cases.ts', '!./**/*.test-support.ts'],
  {
    eager: true,
  },
);

const families: RuleFamily[] = Object.values(CASES).flatMap((module) =>
  Object.values(module).filter(isFamily),
);

describe('the rules of the reader', () => {
  it('are found at all', () => {
    expect(families.length).toBeGreaterThan(0);
    expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  });

  it('stand in the files and lists that the cases know', () => {
    expect(findUnlistedRules(SOURCES, CASES)).toEqual([]);
  });

  it.each(families)('$name is a list of rules that can be told apart', (family) => {
    expect(family.findFamilyProblems()).toEqual([]);
  });

  it.each(families.flatMap((family) => family.rules.map((rule) => [family.name, rule.id, family] as const)))(
    '%s: %s is shown and needed by its cases',
    (_, id, family) => {
      expect(family.findRuleProblems(id)).toEqual([]);
    },
  );

  it.each(families.flatMap((family) => family.rules.map((rule) => [family.name, rule.id, family] as const)))(
    '%s: %s reads its cases however wide the blanks are',
    (_, id, family) => {
      expect(family.findBlankProblems(id)).toEqual([]);
    },
  );
});
