/** A part of a paper, which is drawn as PDF or written as DOCX. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** `quote`: the words of an order; `gap`: what is missing or late; `strong`: the name of what follows. */
  | { kind: 'text'; text: string; tone?: 'quote' | 'gap' | 'strong' }
  | { kind: 'list'; items: readonly string[] }
  /** Lines to write on by hand, each with what is written there. */
  | { kind: 'signature'; lines: readonly string[] };

/** A paper: `title` and `author` for its properties, `foot` at the foot of every page beside its number. */
export type Paper = { title: string; author: string; foot: string; blocks: readonly Block[] };
