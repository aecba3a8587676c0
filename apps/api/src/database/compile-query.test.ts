import { type Compilable, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tx } from './database.ts';
import type { Unit } from './unit.ts';
import { toTransaction } from './unit-executor.ts';

const ALPHA = '01890000-0000-7000-8000-00000000000a';
const BETA = '01890000-0000-7000-8000-00000000000b';
const nowhere = {} as unknown as Unit;
const compile = (build: (tx: Tx) => Compilable, organisationId: string | null = ALPHA) => {
  const { sql: text, parameters } = build(toTransaction(nowhere, organisationId)).compile();
  return { text, parameters };
};
const tasks = (tx: Tx) => tx.selectFrom('tasks').select('name');

describe('a query', () => {
  test('that differs in its values alone has the same text, and its own values in their places', () => {
    const of = (name: string, organisationId: string) =>
      compile((tx) => tasks(tx).where('name', '=', name).where('origin', '!=', 'Received'), organisationId);
    expect(of('Stack', ALPHA)).toEqual({
      text: 'select "name" from "tasks" where ("name" = $1 and "origin" != $2) and "tasks"."organisation_id" = $3',
      parameters: ['Stack', 'Received', ALPHA],
    });
    expect(of('Noise', BETA)).toEqual({
      text: of('Stack', ALPHA).text,
      parameters: ['Noise', 'Received', BETA],
    });
  });

  test('of no organisation is not bound, whoever has asked the same before', () => {
    expect(compile(tasks, null)).toEqual({ text: 'select "name" from "tasks"', parameters: [] });
    expect(compile(tasks).parameters).toEqual([ALPHA]);
    expect(compile(tasks, null).parameters).toEqual([]);
  });

  test('differs from another by a column, an operator, a direction, a join or raw SQL', () => {
    const texts = [
      tasks,
      (tx: Tx) => tx.selectFrom('tasks').select('origin'),
      (tx: Tx) => tasks(tx).where('name', '=', 'x'),
      (tx: Tx) => tasks(tx).where('name', '<', 'x'),
      (tx: Tx) => tasks(tx).orderBy('name'),
      (tx: Tx) => tasks(tx).orderBy('name', 'desc'),
      (tx: Tx) => tasks(tx).distinct(),
      (tx: Tx) => tx.selectFrom('tasks').innerJoin('users', 'users.id', 'assigneeId').select('tasks.name'),
      (tx: Tx) => tx.selectFrom('tasks').leftJoin('users', 'users.id', 'assigneeId').select('tasks.name'),
      (tx: Tx) => tasks(tx).where(sql<boolean>`true`),
      (tx: Tx) => tasks(tx).where(sql<boolean>`false`),
      (tx: Tx) => tasks(tx).where(sql<boolean>`name = ${'x'} OR true`),
    ].map((build) => compile(build).text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('has one value for a list, however long it is, and compares one of one as such', () => {
    const of = (ids: string[]) => compile((tx) => tasks(tx).where('id', 'in', ids), null);
    expect(of(['a', 'b'])).toEqual({
      text: 'select "name" from "tasks" where "id" = any($1)',
      parameters: [['a', 'b']],
    });
    expect(of(['a', 'b', 'c']).text).toBe(of(['a', 'b']).text);
    expect(of(['a'])).toEqual({ text: 'select "name" from "tasks" where "id" = $1', parameters: ['a'] });
    expect(compile((tx) => tasks(tx).where('id', 'not in', ['a', 'b']), null)).toEqual({
      text: 'select "name" from "tasks" where "id" != all($1)',
      parameters: [['a', 'b']],
    });
  });

  test('says in its text how many rows it wants, and that it leaves none out', () => {
    const of = (limit: number, offset: number) =>
      compile((tx) => tasks(tx).limit(limit).offset(offset), null);
    expect(of(50, 0)).toEqual({ text: 'select "name" from "tasks" limit 50 offset 0', parameters: [] });
    expect(of(10, 20)).toEqual({
      text: 'select "name" from "tasks" limit 10 offset $1',
      parameters: [20],
    });
  });

  test('shows the condition of an index, by which PostgreSQL finds it', () => {
    const of = (name: string) =>
      compile(
        (tx) =>
          tx
            .insertInto('rateLimits')
            .values({ key: name, hits: 1, windowEndsAt: new Date(0) })
            .onConflict((conflict) => conflict.column('key').where('hits', '>', 7).doNothing()),
        null,
      );
    expect(of('x').text).toContain('on conflict ("key") where "hits" > 7 do nothing');
    expect(of('y').parameters).toEqual(['y', 1, new Date(0)]);
  });

  test('of a long list of rows has all of their values', () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      key: `key ${index}`,
      hits: index,
      windowEndsAt: new Date(index),
    }));
    const { text, parameters } = compile((tx) => tx.insertInto('rateLimits').values(rows), null);
    expect(parameters.length).toBe(900);
    expect(parameters.slice(-3)).toEqual(['key 299', 299, new Date(299)]);
    expect(text.endsWith('($898, $899, $900)')).toBe(true);
  });
});
