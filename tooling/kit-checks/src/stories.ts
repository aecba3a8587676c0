import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where `storybook build` puts its files. */
export const STORYBOOK_FOLDER = path.resolve(import.meta.dirname, '../../../packages/ui/storybook-static');

/** A story as the index of a built Storybook lists it. */
export type Story = { id: string; title: string; name: string; exportName: string; tags: readonly string[] };

type Index = { entries: Record<string, Story & { type: 'story' | 'docs' }> };

/** Kinds of titles that are no components of the kit. */
const NO_COMPONENT = /^(Foundations|Patterns)\//;

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

/** Stories whose content is the hardest to fit. */
const HARD_TO_FIT = new Set(['Default', 'Variants', 'LongText', 'Hindi', 'Invalid', 'Empty']);

/** Stories that must fit a narrow page; what has two dimensions by its nature, pages of documents, may scroll. */
export function listReflowed(): readonly Story[] {
  return listStories().filter(
    ({ exportName, tags }) => HARD_TO_FIT.has(exportName) && !tags.includes('wide'),
  );
}

/** Stories that are walked by keyboard: what is pictured, all variants of a component, and patterns. */
export function listWalked(): readonly Story[] {
  const pictured = new Set(listPictured().map(({ id }) => id));
  return listStories().filter(
    ({ id, exportName, title }) =>
      pictured.has(id) ||
      (exportName === 'Variants' && !title.startsWith('Foundations')) ||
      (exportName === 'Default' && title.startsWith('Patterns/')),
  );
}
