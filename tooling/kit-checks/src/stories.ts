import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where `storybook build` puts its files. */
export const STORYBOOK_FOLDER = path.resolve(import.meta.dirname, '../../../packages/ui/storybook-static');

/** A story as the index of a built Storybook lists it. */
export type Story = { id: string; title: string; name: string; exportName: string; tags: readonly string[] };

type Index = { entries: Record<string, Story & { type: 'story' | 'docs' }> };

/** Kinds of titles that are no components of the kit. */
const NO_COMPONENT = /^(Foundations|Patterns|Pages)\//;

/** Every story of the built Storybook. */
export function listStories(): readonly Story[] {
  const index = JSON.parse(readFileSync(path.join(STORYBOOK_FOLDER, 'index.json'), 'utf8')) as Index;
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Every component with the one story that stands for it: the one tagged `snapshot`, else `Default`. */
export function listPictured(): readonly Story[] {
  const byTitle = Map.groupBy(
    listStories().filter(({ title }) => !NO_COMPONENT.test(title)),
    ({ title }) => title,
  );
  return [...byTitle.values()].flatMap(
    (stories) =>
      stories.find(({ tags }) => tags.includes('snapshot')) ??
      stories.find(({ exportName }) => exportName === 'Default') ??
      stories.slice(0, 1),
  );
}
