import type { MiniLine } from '@anupalan/ui/site';

/** Part of a topic's page: its headline, and what stands below it. */
export type TopicSection = { id: string; title: string; lead?: string } & (
  | { kind: 'tiles' | 'steps' | 'questions'; items: readonly { title: string; text: string }[] }
  /** Rows begin with what they are about. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; note?: string }
  /** What it becomes in the product, as its lists show it. */
  | { kind: 'product'; text: string; points: readonly string[]; lines: readonly MiniLine[] }
);

/** A page of the content model, as its content. */
export type Topic = {
  path: string;
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  sections: readonly TopicSection[];
  closing: { title: string; links: readonly { label: string; href: string }[] };
};
