import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSets } from './icons.ts';

const icons = iconSets.flatMap((set) => set.icons);
const src = join(import.meta.dirname, '..');

/** Names of the icons that the sources of the kit take from lucide, stories and tests left out. */
function listUsed(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!(pages|patterns)\/)(?!.*(\.(stories|test|parts)\.|\/sample-)).*\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react';/gm)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/, '').trim()),
    ),
  );
  return [...new Set(names.filter(Boolean))].sort();
}

test('every icon stands once, with what it stands for', () => {
  expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length);
  expect(new Set(icons.map(({ icon }) => icon)).size).toBe(icons.length);
  for (const { name, meaning } of icons) expect(meaning.length, name).toBeGreaterThan(2);
});

test('every icon that the kit draws is listed', () => {
  const listed = new Set(icons.map(({ name }) => name));
  const used = listUsed();
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !listed.has(name))).toEqual([]);
});
