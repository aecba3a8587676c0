import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;

/** Every module that a file leads to by import or export, with the packages named on the way. */
function follow(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\s(?!type )[^;]*?from '([^']+)'/gm)) {
    if (!from.startsWith('.')) packages.add(from);
    else if (!from.endsWith('.css')) follow(join(dirname(file), from), seen, packages);
  }
  return packages;
}

test('the static kit needs React and the icons, nothing else', () => {
  expect([...follow(join(src, 'index.ts'))].sort()).toEqual(['lucide-react', 'react']);
});

test('the interactive kit is where the other libraries come in', () => {
  const packages = follow(join(src, 'interactive.ts'));
  expect(packages).toContain('react-aria-components');
});

test('the library of the toasts comes with the first of them', () => {
  expect([...follow(join(src, 'interactive.ts'))]).not.toContain('notistack');
  expect([...follow(join(src, 'toast/toast-stack.tsx'))]).toContain('notistack');
});

test('the kit knows no domain: it imports no package of the workspace', () => {
  for (const entry of ['index.ts', 'interactive.ts'])
    for (const name of follow(join(src, entry))) expect(name).not.toMatch(/^@anupalan\//);
});

test('every component that the kit offers has a story in its folder', () => {
  const entries = ['index.ts', 'interactive.ts']
    .map((entry) => readFileSync(join(src, entry), 'utf8'))
    .join('\n');
  const folders = new Set(
    [...entries.matchAll(/from '\.\/([\w-]+)\/[\w-]+\.tsx'/g)].map((match) => match[1] ?? ''),
  );
  // These hold no component that can be seen alone.
  for (const name of ['shared', 'icon', 'interactive-provider']) folders.delete(name);
  expect(folders.size).toBeGreaterThan(35);
  for (const folder of folders) {
    const files = readdirSync(join(src, folder));
    expect(
      files.some((file) => file.endsWith('.stories.tsx')),
      folder,
    ).toBe(true);
  }
});

test('every file that the package offers exists', () => {
  const manifest = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  for (const path of Object.values(manifest.exports))
    expect(existsSync(join(src, '..', path)), path).toBe(true);
});
