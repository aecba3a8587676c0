import { RESOURCE_KINDS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECTS } from '@anupalan/enums/statutory';
import { expect, test } from 'vitest';
import { STATUTORY_ROWS } from '../statutory/catalogue.ts';
import { WEAK_SOURCE } from '../statutory/weak-sources.test-support.ts';
import { findResource, listStatutoryRows, RESOURCES } from './catalogue.ts';

test('there are enough entries, of every kind and topic', () => {
  expect(RESOURCES.length).toBeGreaterThanOrEqual(40);
  for (const kind of RESOURCE_KINDS) expect(RESOURCES.some((each) => each.kind === kind)).toBe(true);
  for (const topic of STATUTORY_SUBJECTS) expect(RESOURCES.some((each) => each.topic === topic)).toBe(true);
});

test.each(RESOURCES.map((resource) => [resource.slug, resource] as const))('%s', (slug, resource) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(RESOURCES.filter((each) => each.slug === slug)).toHaveLength(1);
  expect(findResource(slug)).toBe(resource);
  expect(resource.summary.length).toBeGreaterThan(40);
  expect(resource.summary).toMatch(/\.$/);
  for (const address of [resource.address, resource.source])
    if (address !== null) expect(address).toMatch(/^https?:\/\/[a-z0-9.-]+(\/\S*)?$/);
  expect(resource.states?.length ?? 1).toBeGreaterThan(0);
  if (resource.verification === 'verified') expect(resource.source ?? resource.reference).not.toBeNull();
  expect(resource.source ?? '').not.toMatch(WEAK_SOURCE);
  // Every number finds its row.
  for (const no of resource.rows) expect(listStatutoryRows({ rows: [no] }).length).toBeGreaterThan(0);
});

test('every row of the statutory catalogue has an entry that explains it', () => {
  const explained = new Set(RESOURCES.flatMap((each) => listStatutoryRows(each)).map(({ id }) => id));
  const missing = STATUTORY_ROWS.filter(({ id }) => !explained.has(id)).map(({ title }) => title);
  expect(missing).toEqual([]);
});

test('an unknown slug finds nothing', () => {
  expect(findResource('toString')).toBeNull();
});
