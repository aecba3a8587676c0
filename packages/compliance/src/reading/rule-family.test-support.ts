/** A rule as the tests see it: a name, and a function that gives null, false or an empty list where it says nothing. */
type AnyRule = { readonly id: string; readonly read: (...args: never[]) => unknown };

/** What goes into the family, and what comes out of it. */
export type Case<Input, Output> = readonly [input: Input, output: Output];

/**
 * The cases of one rule. `accepts`: the rule takes the input, and the family gives the output. `rejects`: the rule
 * leaves the input to others, and the output is what becomes of it; a good one is a near miss.
 */
export type RuleCases<Input, Output> = {
  accepts: readonly Case<Input, Output>[];
  rejects: readonly Case<Input, Output>[];
};

type FamilySpec<R extends AnyRule, Input, Output> = {
  name: string;
  rules: readonly R[];
  /** Runs the family's own entry function with these rules instead of all. */
  run: (input: Input, rules: readonly R[]) => Output;
  cases: Record<string, RuleCases<Input, Output>>;
  /** The input is drawn on a page, where a wide blank moves what stands behind it. */
  isDrawn?: boolean;
};

/** A list of rules with its cases. Both functions give sentences for a person, none if all is well. */
export type RuleFamily = {
  name: string;
  rules: readonly AnyRule[];
  /** What is wrong with the list as a whole. */
  findFamilyProblems: () => string[];
  /** What is wrong with one of its rules. */
  findRuleProblems: (id: string) => string[];
  /** Which of its accepted cases come out otherwise where the blanks between words are wider. */
  findBlankProblems: (id: string) => string[];
};

const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const hasTaken = (result: unknown): boolean =>
  result !== null &&
  result !== undefined &&
  result !== false &&
  !(Array.isArray(result) && result.length === 0);

/** A value with each blank of its texts doubled. */
const withWideBlanks = <Value>(value: Value): Value =>
  JSON.parse(show(value), (_key, each: unknown) =>
    typeof each === 'string' ? each.replaceAll(' ', '  ') : each,
  );

const withNarrowBlanks = (text: string): string => text.replace(/ +/g, ' ');

/** The same rules, which write down who took something. */
const recorded = <R extends AnyRule>(rules: readonly R[], taken: Set<string>): R[] =>
  rules.map((rule) => ({
    ...rule,
    read: (...args: never[]) => {
      const result = rule.read(...args);
      if (hasTaken(result)) taken.add(rule.id);
      return result;
    },
  }));

/** Ties a list of rules to its cases. */
export const toFamily = <R extends AnyRule, Input, Output>(
  spec: FamilySpec<R, Input, Output>,
): RuleFamily => {
  const { name, rules, run, cases } = spec;
  const runRecorded = (input: Input) => {
    const taken = new Set<string>();
    return { output: show(run(input, recorded(rules, taken))), taken };
  };
  const inputsOf = (id: string) => (cases[id]?.accepts ?? []).map(([input]) => show(input));
  return {
    name,
    rules,
    findFamilyProblems: () => {
      const ids = rules.map((rule) => rule.id);
      return [
        ...(ids.length === 0 ? [`${name} has no rules`] : []),
        ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two rules are named ${id}`),
        ...Object.keys(cases)
          .filter((id) => !ids.includes(id))
          .map((id) => `there are cases for ${id}, which is no rule`),
      ];
    },
    findRuleProblems: (id) => {
      const { accepts, rejects } = cases[id] ?? { accepts: [], rejects: [] };
      const problems: string[] = [];
      if (accepts.length === 0) problems.push(`${id} has no accepted case`);
      if (rejects.length === 0) problems.push(`${id} has no rejected case`);
      for (const [input, expected] of [...accepts, ...rejects]) {
        const { output } = runRecorded(input);
        if (output !== show(expected))
          problems.push(`${id}: ${show(input)} gives ${output}, not ${show(expected)}`);
      }
      for (const [input] of accepts)
        if (!runRecorded(input).taken.has(id)) problems.push(`${id} does not take ${show(input)}`);
      for (const [input] of rejects)
        if (runRecorded(input).taken.has(id))
          problems.push(`${id} takes ${show(input)}, which it should leave`);
      const others = rules.filter((rule) => rule.id !== id);
      if (accepts.length > 0 && accepts.every(([input, output]) => show(run(input, others)) === show(output)))
        problems.push(`${id} is not needed: all its accepted cases come out the same without it`);
      const own = inputsOf(id);
      for (const other of others)
        for (const input of inputsOf(other.id))
          if (own.includes(input)) problems.push(`${id} and ${other.id} have the same case ${input}`);
      return problems;
    },
    findBlankProblems: (id) =>
      (spec.isDrawn ? [] : (cases[id]?.accepts ?? []))
        .filter(
          ([input, expected]) =>
            withNarrowBlanks(runRecorded(withWideBlanks(input)).output) !== withNarrowBlanks(show(expected)),
        )
        .map(([input]) => `${id}: ${show(input)} comes out otherwise with wide blanks`),
  };
};
