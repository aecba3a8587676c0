import { expect, test } from 'vitest';
import { matchObligations } from './match-obligations.ts';

const of = (id: string, text: string, category = 'monitoring') => ({ id, title: '', text, category });

test.each<[string, ReturnType<typeof of>[], ReturnType<typeof of>[], [string, string][]]>([
  ['nothing', [], [], []],
  [
    'the same words',
    [of('a', 'Sample the stack every month')],
    [of('b', 'Sample the stack every month')],
    [['a', 'b']],
  ],
  [
    'other numbers',
    [of('a', 'Clause 4: sample the stack once in 3 months')],
    [of('b', 'Clause 9: sample the stack once in 6 months')],
    [['a', 'b']],
  ],
  ['another category', [of('a', 'Sample the stack')], [of('b', 'Sample the stack', 'record')], []],
  ['other words', [of('a', 'Sample the stack')], [of('b', 'Calibrate flow meters')], []],
  [
    'the likest of two',
    [of('a', 'Sample the boiler stack')],
    [of('b', 'Sample the boiler outlet'), of('c', 'Sample the boiler stack')],
    [['a', 'c']],
  ],
  [
    'one for one',
    [of('a', 'Sample the stack'), of('b', 'Sample the stack')],
    [of('c', 'Sample the stack')],
    [['a', 'c']],
  ],
])('%s', (_, older, newer, pairs) => {
  expect([...matchObligations(older, newer)]).toEqual(pairs);
});
