/** A piece of a paragraph: plain, or quoted by one or more conditions. */
export type TextPiece = { text: string; ids: readonly string[] };

/** Words of a paragraph that a condition quotes. */
export type ParagraphQuote = { id: string; quote: string };

/** A pattern that finds a quote with any white space between its words. */
function toPattern(quote: string): RegExp | null {
  const words = quote.match(/\S+/g);
  return words && new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'));
}

/** Splits a paragraph where quotes start and end. If a quote is not found exactly, the whole paragraph is marked. */
export function toPieces(text: string, quotes: readonly ParagraphQuote[]): TextPiece[] {
  const spans = quotes.map(({ id, quote }) => {
    const match = toPattern(quote)?.exec(text);
    if (!match) return { id, start: 0, end: text.length };
    return { id, start: match.index, end: match.index + match[0].length };
  });
  const cuts = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const ids = spans.filter((span) => span.start <= start && span.end >= end).map(({ id }) => id);
    return { text: text.slice(start, end), ids };
  });
}
