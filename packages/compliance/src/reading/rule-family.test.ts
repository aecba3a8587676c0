import { describe, expect, it } from 'vitest';
import { type RuleCases, toFamily } from './rule-family.test-support.ts';
import { findUnlistedRules } from './rule-files.test-support.ts';

type WordRule = { id: string; read: (text: string) => string | null };

const rule = (id: string, pattern: RegExp): WordRule => ({
  id,
  read: (text) => (pattern.test(text) ? id : null),
});
const run = (text: string, rules: readonly WordRule[]): string | null =>
  rules.map((each) => each.read(text)).find((result) => result !== null) ?? null;

const CAT = rule('cat', /cat/);
const DOG = rule('dog', /dog/);
const DOG_CASES = { accepts: [['a dog', 'dog']], rejects: [['a fox', null]] } as const;

const problemsOf = (
  rules: WordRule[],
  id: string,
  cases: Record<string, RuleCases<string, string | null>>,
): string[] => toFamily({ name: 'animals', rules, run, cases }).findRuleProblems(id);

describe('a rule with its cases', () => {
  it('is in order with an accepted and a rejected case that come out as stated', () => {
    const cases = {
      cat: { accepts: [['a cat', 'cat']], rejects: [['a dog', 'dog']] },
      dog: DOG_CASES,
    } as const;
    expect(problemsOf([CAT, DOG], 'cat', cases)).toEqual([]);
    expect(problemsOf([CAT, DOG], 'dog', cases)).toEqual([]);
  });

  it.each<[string, WordRule[], RuleCases<string, string | null>, string[]]>([
    [
      'has no case at all',
      [CAT],
      { accepts: [], rejects: [] },
      ['cat has no accepted case', 'cat has no rejected case'],
    ],
    [
      'has no rejected case',
      [CAT],
      { accepts: [['a cat', 'cat']], rejects: [] },
      ['cat has no rejected case'],
    ],
    [
      'has no accepted case',
      [CAT],
      { accepts: [], rejects: [['a fox', null]] },
      ['cat has no accepted case'],
    ],
    [
      'accepts with another outcome',
      [CAT],
      { accepts: [['a cat', 'lion']], rejects: [['a fox', null]] },
      ['cat: "a cat" gives "cat", not "lion"'],
    ],
    [
      'rejects with another outcome',
      [CAT, DOG],
      { accepts: [['a cat', 'cat']], rejects: [['no dog', null]] },
      ['cat: "no dog" gives "dog", not null'],
    ],
    [
      'accepts what another rule takes',
      [CAT, DOG],
      {
        accepts: [
          ['a cat', 'cat'],
          ['the dog', 'dog'],
        ],
        rejects: [['a fox', null]],
      },
      ['cat does not take "the dog"'],
    ],
    [
      'takes what it should leave',
      [CAT],
      { accepts: [['a cat', 'cat']], rejects: [['a wildcat', 'cat']] },
      ['cat takes "a wildcat", which it should leave'],
    ],
    [
      'gives what another rule would give as well',
      [CAT, { id: 'same', read: CAT.read }],
      { accepts: [['a cat', 'cat']], rejects: [['a fox', null]] },
      ['cat is not needed: all its accepted cases come out the same without it'],
    ],
    [
      'has the case of another rule',
      [CAT, DOG],
      {
        accepts: [
          ['a cat', 'cat'],
          ['a dog', 'dog'],
        ],
        rejects: [['a fox', null]],
      },
      ['cat does not take "a dog"', 'cat and dog have the same case "a dog"'],
    ],
  ])('%s', (_, rules, cat, problems) => {
    expect(problemsOf(rules, 'cat', { cat, dog: DOG_CASES })).toEqual(problems);
  });

  it('has no cases in the table', () => {
    expect(problemsOf([CAT], 'cat', {})).toEqual(['cat has no accepted case', 'cat has no rejected case']);
  });
});

describe('a list of rules', () => {
  const problemsOfList = (rules: WordRule[]): string[] =>
    toFamily({ name: 'animals', rules, run, cases: { dog: DOG_CASES } }).findFamilyProblems();

  it('is in order', () => expect(problemsOfList([DOG])).toEqual([]));
  it('has no rules', () =>
    expect(problemsOfList([])).toEqual([
      'animals has no rules',
      'there are cases for dog, which is no rule',
    ]));
  it('has a name twice', () => expect(problemsOfList([DOG, DOG])).toEqual(['two rules are named dog']));
  it('lost the rule of some cases', () =>
    expect(problemsOfList([CAT])).toEqual(['there are cases for dog, which is no rule']));
});

describe('the files of rules', () => {
  const rules = [DOG];
  const animals = toFamily({ name: 'animals', rules, run, cases: { dog: DOG_CASES } });

  it.each<
    [string, Parameters<typeof findUnlistedRules>[0], Parameters<typeof findUnlistedRules>[1], string[]]
  >([
    ['are in order', { './a-rules.ts': { rules } }, { './a-rules.cases.ts': { animals } }, []],
    [
      'have no cases beside them',
      { './a-rules.ts': { rules }, './b-rules.ts': { others: [CAT] } },
      { './a-rules.cases.ts': { animals } },
      ['./b-rules.ts has no cases beside it', 'others of ./b-rules.ts has no cases'],
    ],
    [
      'have a list that no family knows',
      { './a-rules.ts': { rules, others: [CAT] } },
      { './a-rules.cases.ts': { animals } },
      ['others of ./a-rules.ts has no cases'],
    ],
    [
      'have a rule outside of the list',
      { './a-rules.ts': { rules, CAT } },
      { './a-rules.cases.ts': { animals } },
      ['CAT of ./a-rules.ts is in no list'],
    ],
    [
      'have lost their list',
      { './a-rules.ts': {} },
      { './a-rules.cases.ts': { animals } },
      ['./a-rules.ts has no list of rules'],
    ],
    [
      'have cases of no family',
      { './a-rules.ts': { rules } },
      { './a-rules.cases.ts': {} },
      ['./a-rules.cases.ts has cases of no family', 'rules of ./a-rules.ts has no cases'],
    ],
    [
      'have cases beside nothing',
      {},
      { './a-rules.cases.ts': { animals } },
      ['./a-rules.cases.ts stands beside no file of rules'],
    ],
    [
      'hide under another name',
      { './a-rules.ts': { rules }, './b.ts': { others: [CAT], CAT } },
      { './a-rules.cases.ts': { animals } },
      ['others of ./b.ts belongs into a file *-rules.ts', 'CAT of ./b.ts belongs into a file *-rules.ts'],
    ],
  ])('%s', (_, sources, cases, problems) => {
    expect(findUnlistedRules(sources, cases)).toEqual(problems);
  });
});

describe('a rule whose text has wide blanks', () => {
  const blanksOf = (pattern: RegExp, isDrawn = false): string[] =>
    toFamily({
      name: 'animals',
      rules: [rule('black', pattern)],
      run,
      cases: { black: { accepts: [['a black cat', 'black']], rejects: [['a cat', null]] } },
      isDrawn,
    }).findBlankProblems('black');

  it.each<[string, RegExp, boolean, string[]]>([
    ['reads them as one', /black\s+cat/, false, []],
    ['needs exactly one', /black cat/, false, ['black: "a black cat" comes out otherwise with wide blanks']],
    ['is drawn on a page', /black cat/, true, []],
  ])('%s', (_name, pattern, isDrawn, problems) => {
    expect(blanksOf(pattern, isDrawn)).toEqual(problems);
  });
});
