import { expect, test } from 'vitest';
import { checkNesting } from './nesting.ts';

function nest(levels: number, isList: boolean): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = isList ? [value] : { a: value };
  return value;
}

test.each([undefined, null, 'x', {}, { data: { list: [{ a: 1 }] } }, nest(32, true), nest(32, false)])(
  'what a call needs is taken',
  (body) => {
    expect(() => checkNesting(body)).not.toThrow();
  },
);

test.each([33, 5000, 200_000])('%i levels are refused', (levels) => {
  for (const isList of [true, false])
    expect(() => checkNesting(nest(levels, isList))).toThrow('The body is nested too deeply.');
});
