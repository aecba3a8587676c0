/** A page of the content model, as its content. */
export type Topic = {
  path: string;
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  sections: readonly {
    id: string;
    title: string;
    lead?: string;
    kind: 'tiles' | 'steps' | 'questions';
    items: readonly { title: string; text: string }[];
  }[];
  closing: { title: string; links: readonly { label: string; href: string }[] };
};
