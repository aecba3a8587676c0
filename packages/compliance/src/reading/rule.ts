/**
 * A named rule of the reader. `read` gives what the rule makes of its input; null (or nothing found) where it has
 * nothing to say. Each rule stands in a list in a file `*-rules.ts`, and its cases beside it in `*-rules.cases.ts`:
 * `rules.test.ts` fails for a rule without accepted and rejected cases, and for one that no case needs.
 */
export type Rule<Args extends unknown[], Result> = {
  readonly id: string;
  readonly read: (...args: Args) => Result | null;
};

/** What the first rule with something to say makes of the input, or null. The order of the list matters. */
export const readFirst = <Args extends unknown[], Result>(
  rules: readonly Rule<Args, Result>[],
  ...args: Args
): Result | null => {
  for (const rule of rules) {
    const result = rule.read(...args);
    if (result !== null) return result;
  }
  return null;
};
