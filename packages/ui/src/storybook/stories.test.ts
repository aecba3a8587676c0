// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { stateNames, type Usage } from './usage.ts';

type StoryFile = Record<string, unknown> & {
  default: { title: string; component?: unknown; parameters?: { usage?: Usage } };
};

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });
const all = Object.entries(files).map(([path, file]) => ({ path, file, title: file.default.title }));
// Foundations, patterns and whole pages are no components.
const components = all.filter(({ title }) => !/^(Foundations|Patterns)\//.test(title));

const tagsOf = (story: unknown): readonly string[] => (story as { tags?: readonly string[] }).tags ?? [];

test('there are stories to check', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(new Set(all.map(({ title }) => title)).size, 'titles are unique').toBe(all.length);
});

describe.each(components)('$title', ({ file }) => {
  const usage = file.default.parameters?.usage;
  const { default: _, ...stories } = file;

  test('has a usage note with do and don’t', () => {
    expect(usage?.when.length).toBeGreaterThan(20);
    expect(usage?.do.length).toBeGreaterThanOrEqual(2);
    expect(usage?.dont.length).toBeGreaterThanOrEqual(1);
    for (const line of usage?.dont ?? []) expect(line).toMatch(/^Don't /);
  });

  test('shows every state, or says which it cannot be in', () => {
    const shown = stateNames.filter((name) => name in stories);
    const without = usage?.without ?? [];
    expect(without.filter((name) => name in stories)).toEqual([]);
    expect([...shown, ...without].sort()).toEqual([...stateNames].sort());
  });

  test('has at most one picture that stands for it', () => {
    const pictured = Object.values(stories).filter((story) => tagsOf(story).includes('snapshot'));
    expect(pictured.length).toBeLessThanOrEqual(1);
  });
});
