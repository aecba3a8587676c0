import type { Gold } from './model/gold.ts';
import type { Block, Duty, Mark, Order, Text } from './model/order.ts';
import { piecesOf } from './model/write.ts';

const DAY = 86_400_000;

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

/** Days between the day on which the order wants its renewal applied for and its end; null where it does not say. */
function renewalLeadOf({ facts }: Order, duties: readonly Duty[]): number | null {
  const due = duties.find(({ kind, frequency }) => kind === 'renewal' && frequency === null)?.due;
  if (typeof due !== 'string' || facts.validUpto === null) return null;
  return (Date.parse(facts.validUpto) - Date.parse(due)) / DAY;
}

function picturedPagesOf({ form, scannedPages }: Order, pages: number): number[] {
  if (form === 'scan') return Array.from({ length: pages }, (_, i) => i + 1);
  return form === 'mixed' ? [...(scannedPages ?? [])] : [];
}

/**
 * The gold file of a drawn order: what is marked in its text, with the pages on which it landed. Throws for a mark that
 * was not printed, for a duty without a name and for a name without a duty.
 */
export function goldOf(order: Order, file: string, pages: number, pageOf: Map<Mark, number>): Gold {
  const texts = markedTexts(order);
  const duties = texts.flatMap(({ marks }) => marks).filter((mark) => mark.type === 'duty');
  const idle = Object.keys(order.names).filter((id) => !duties.some((duty) => duty.id === id));
  if (idle.length > 0) throw new Error(`${order.name}: no duty has the id ${idle.join(', ')}`);
  const gold: Gold = {
    file,
    board: order.board,
    form: order.form,
    pages,
    picturedPages: picturedPagesOf(order, pages),
    facts: order.facts,
    validity: [{ medium: null, from: order.validFrom, upto: order.facts.validUpto }],
    renewalLeadDays: renewalLeadOf(order, duties),
    questions: [...order.questions],
    obligations: [],
    notObligations: [],
    limits: [],
  };
  for (const { plain, marks } of texts) {
    for (const mark of marks) {
      const page = pageOf.get(mark);
      if (page === undefined) throw new Error(`${order.name}: "${mark.text}" was not printed`);
      if (mark.type === 'duty') {
        const { type: _, text: quote, id, ...when } = mark;
        const name = order.names[id];
        if (name === undefined) throw new Error(`${order.name}: the duty ${id} has no name`);
        gold.obligations.push({ id, page, quote, name, condition: plain, ...when });
      } else if (mark.type === 'trap') {
        gold.notObligations.push({ page, quote: mark.text, why: mark.why });
      } else {
        const { type: _, text: __, ...figure } = mark;
        gold.limits.push({ page, ...figure });
      }
    }
  }
  return gold;
}
