import type { RuleFamily } from './rule-family.test-support.ts';

/** Modules by their path. */
type Modules = Record<string, Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRule = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && typeof value.read === 'function';

const isRuleList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRule);

/** Whether an export of a file with cases is a family of rules. */
export const isFamily = (value: unknown): value is RuleFamily =>
  isObject(value) && typeof value.findRuleProblems === 'function';

/**
 * What the walk over the families would miss: a file of rules without cases beside it or without a list, cases without
 * a family, and a rule or a list that no family knows. One sentence each.
 */
export const findUnlistedRules = (sources: Modules, cases: Modules): string[] => {
  const problems: string[] = [];
  const families = Object.values(cases).flatMap((module) => Object.values(module).filter(isFamily));
  const lists = new Set<unknown>(families.map((family) => family.rules));
  const rules = new Set<unknown>(families.flatMap((family) => family.rules));
  for (const [path, module] of Object.entries(cases)) {
    if (!Object.values(module).some(isFamily)) problems.push(`${path} has cases of no family`);
    if (!(path.replace('.cases.ts', '.ts') in sources))
      problems.push(`${path} stands beside no file of rules`);
  }
  for (const [path, module] of Object.entries(sources)) {
    const values = Object.entries(module);
    const isRuleFile = path.endsWith('-rules.ts');
    if (isRuleFile && !(path.replace('.ts', '.cases.ts') in cases))
      problems.push(`${path} has no cases beside it`);
    if (isRuleFile && !values.some(([, value]) => isRuleList(value)))
      problems.push(`${path} has no list of rules`);
    for (const [name, value] of values) {
      if (!isRuleFile && (isRule(value) || isRuleList(value)))
        problems.push(`${name} of ${path} belongs into a file *-rules.ts`);
      else if (isRule(value) && !rules.has(value)) problems.push(`${name} of ${path} is in no list`);
      else if (isRuleList(value) && !lists.has(value)) problems.push(`${name} of ${path} has no cases`);
    }
  }
  return problems;
};
