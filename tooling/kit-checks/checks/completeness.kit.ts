import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listPictured, listReflowed, listStories, listWalked } from '../src/stories.ts';

const PICTURES = path.resolve(import.meta.dirname, '../snapshots');

test('every kind of check has its stories', () => {
  const lists = {
    all: listStories(),
    pictured: listPictured(),
    reflowed: listReflowed(),
    walked: listWalked(),
  };
  for (const [kind, stories] of Object.entries(lists)) expect(stories, kind).not.toEqual([]);
});

test('every picture belongs to a story', () => {
  const wanted = new Set(listPictured().flatMap(({ id }) => [`${id}-light.png`, `${id}-dark.png`]));
  const left = readdirSync(PICTURES).filter((name) => !wanted.has(name));
  expect(left, 'pictures without a story: delete them').toEqual([]);
});
