/** Words around a figure that are shown with it, in letters. */
const AROUND = 48;

/** A figure among the words that it was read in. */
export type FigureExcerpt = { before: string; figure: string; after: string };

const isWordEnd = (letter: string | undefined): boolean =>
  letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** Where a figure stands as a word of its own; -1: it does not. */
function findFigure(quote: string, figure: string): number {
  for (let at = quote.indexOf(figure); at >= 0; at = quote.indexOf(figure, at + 1))
    if (isWordEnd(quote[at - 1]) && isWordEnd(quote[at + figure.length])) return at;
  return -1;
}

/** A figure with the words beside it; null where the quotation has it not, because it was put right. */
export function toExcerpt(quote: string, figure: string): FigureExcerpt | null {
  const at = figure === '' ? -1 : findFigure(quote, figure);
  if (at < 0) return null;
  const end = at + figure.length;
  const before = quote.slice(0, at);
  const after = quote.slice(end);
  return {
    before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
    figure,
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, '')} …` : after,
  };
}
