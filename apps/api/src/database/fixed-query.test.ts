import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { fixCompiled } from './fixed-query.ts';
import type { Unit } from './unit.ts';
import { toTransaction } from './unit-executor.ts';

const ALPHA = '01890000-0000-7000-8000-00000000000a';
const BETA = '01890000-0000-7000-8000-00000000000b';
const of = (organisationId: string | null) => toTransaction({} as unknown as Unit, organisationId);

type Shape = { order: 'asc' | 'desc' };
type Values = { name?: string; origin?: string | undefined };
let built = 0;
const toQuery = fixCompiled((tx: Tx, { order }: Shape, { name, origin }: Values) => {
  built += 1;
  let tasks = tx.selectFrom('tasks').select('id').orderBy('id', order);
  if (name !== undefined) tasks = tasks.where('name', '=', name);
  if (origin !== undefined) tasks = tasks.where('origin', '=', origin);
  return tasks;
});
const read = ({ sql, parameters }: CompiledQuery) => ({ sql, parameters });

test('a query is built once for each shape, and has its own values and organisation each time', () => {
  const first = read(toQuery(of(ALPHA), { order: 'asc' }, { name: 'Stack' }));
  expect(first).toEqual({
    sql: 'select "id" from "tasks" where ("name" = $1) and "tasks"."organisation_id" = $2 order by "id" asc',
    parameters: ['Stack', ALPHA],
  });
  expect(read(toQuery(of(BETA), { order: 'asc' }, { name: 'Noise', origin: undefined }))).toEqual({
    sql: first.sql,
    parameters: ['Noise', BETA],
  });
  expect(built).toBe(1);
});

test('another shape, another choice of values, and no organisation are queries of their own', () => {
  const texts = [
    toQuery(of(ALPHA), { order: 'asc' }, { name: 'Stack' }),
    toQuery(of(ALPHA), { order: 'desc' }, { name: 'Stack' }),
    toQuery(of(ALPHA), { order: 'asc' }, { origin: 'Received' }),
    toQuery(of(ALPHA), { order: 'asc' }, { name: 'Stack', origin: 'Received' }),
    toQuery(of(ALPHA), { order: 'asc' }, {}),
    toQuery(of(null), { order: 'asc' }, { name: 'Stack' }),
  ].map(({ sql }) => sql);
  expect(new Set(texts).size).toBe(texts.length);
  expect(read(toQuery(of(null), { order: 'asc' }, { name: 'Stack' })).parameters).toEqual(['Stack']);
});

test('shapes that are tried out do not stay for ever', () => {
  const orders = Array.from({ length: 400 }, (_, number) => ({ order: 'asc' as const, number }));
  for (const shape of orders) toQuery(of(ALPHA), shape, {});
  const before = built;
  toQuery(of(ALPHA), { order: 'asc', ...orders[0] }, {});
  expect(built).toBe(before + 1);
});
