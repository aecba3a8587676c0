import type { Gold } from './model/gold.ts';
import type { Block, Mark, Order, Text } from './model/order.ts';
import { piecesOf } from './model/write.ts';

/** A text of an order without its marks, and the marks in it. */
interface MarkedText {
  plain: string;
  marks: Mark[];
}

/** Every text of an order from top to bottom. */
export function markedTexts(order: Order): MarkedText[] {
  return order.blocks.flatMap(markedTextsOf);
}

/** Every text of a block; a table row counts as one text, its cells joined. */
export function markedTextsOf(block: Block): MarkedText[] {
  return textsOf(block).map((texts) => {
    const pieces = texts.flatMap((text) => piecesOf(text));
    const marks = pieces.filter((piece) => typeof piece !== 'string' && piece.type !== 'bold');
    const plain = texts
      .map((text) =>
        piecesOf(text)
          .map((p) => (typeof p === 'string' ? p : p.text))
          .join(''),
      )
      .join(' ');
    return { plain, marks };
  });
}

function textsOf(block: Block): Text[][] {
  if (block.type === 'para' || block.type === 'item') return [[block.text]];
  if (block.type === 'pair') return [[block.left, block.right]];
  if (block.type === 'table') return block.rows.map((row) => [...row]);
  return [];
}

/** The gold file of a drawn order: what is marked in its text, with the pages on which it landed. */
export function goldOf(order: Order, file: string, pages: number, pageOf: Map<Mark, number>): Gold {
  const gold: Gold = {
    file,
    board: order.board,
    form: order.form,
    pages,
    facts: order.facts,
    obligations: [],
    notObligations: [],
    limits: [],
  };
  for (const mark of markedTexts(order).flatMap(({ marks }) => marks)) {
    const page = pageOf.get(mark);
    if (page === undefined) throw new Error(`${order.name}: "${mark.text}" was not printed`);
    if (mark.type === 'duty') {
      const { id, text: quote, frequency, stated, due, kind, recurring, optional } = mark;
      gold.obligations.push({ id, page, quote, frequency, stated, due, kind, recurring, optional });
    } else if (mark.type === 'trap') {
      gold.notObligations.push({ page, quote: mark.text, why: mark.why });
    } else {
      const { medium, parameter, limit, unit } = mark;
      gold.limits.push({ page, medium, parameter, limit, unit });
    }
  }
  return gold;
}
