import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PAIRS_PAGE, toBeforePath, writePairs } from '../src/screen-pairs.ts';

test('pictures stand beside those of the run before, changed ones first', async () => {
  const { outputDir } = test.info();
  const write = async (path: string, bytes: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  expect(await writePairs(join(outputDir, 'nowhere'))).toBeNull();
  for (const [name, before, now] of [
    ['a.png', 'one', 'one'],
    ['b.png', null, 'new'],
    ['c.png', 'old', 'other'],
  ] as const) {
    if (before !== null) await write(toBeforePath(outputDir, name), before);
    await write(join(outputDir, name), now);
  }
  expect(await writePairs(outputDir)).toEqual({ changed: 1, new: 1, same: 1 });
  const page = await readFile(join(outputDir, PAIRS_PAGE), 'utf8');
  expect([...page.matchAll(/<h2>(\w)/g)].map((match) => match[1])).toEqual(['c', 'b', 'a']);
  expect(page.match(/src="before\//g)).toHaveLength(2);
});
