import type { ComponentProps } from 'react';
import { ClauseChip, type ClauseChipState } from '../clause-chip/clause-chip.tsx';
import paper from '../document-page/paper.module.css';
import { Highlighter } from '../highlighter/highlighter.tsx';
import { cx } from '../shared/cx.ts';
import { ScrollBox } from '../table/scroll-box.tsx';
import { toPieces } from './quote.ts';
import styles from './text-sheet.module.css';

/** Words of a paragraph that belong to one clause. */
export type TextMark = {
  /** Unique in the document. */
  id: string;
  /** What the chip shows. */
  number: number | string;
  /** What screen readers read for the chip. */
  label: string;
  /** The words. If they are not found exactly, the whole paragraph is marked. */
  quote: string;
  /** The review status of the clause. */
  state?: ClauseChipState;
};

/** A paragraph of a document without pages. */
export type TextParagraph = {
  /** The position in the document; `data-paragraph` on the element. */
  index: number;
  /** Its words. */
  text: string;
  /** Where in a table it is. Each is counted from 0; `table` is unique in the document. */
  cell?: { table: number; row: number; cell: number };
  /** The marks, in document order. */
  marks?: readonly TextMark[];
};

/** Props of {@link TextSheet}: a div's. */
export type TextSheetProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> & {
  /** The paragraphs. Empty ones are left out. */
  paragraphs: readonly TextParagraph[];
  /** The selected mark. */
  selectedId?: string | null;
  /** Called with the mark whose chip the reader presses. */
  onSelect?: (id: string) => void;
};

type SheetProps = Pick<TextSheetProps, 'selectedId' | 'onSelect'>;

function Paragraph({ paragraph, selectedId, onSelect }: SheetProps & { paragraph: TextParagraph }) {
  const { index, text, marks = [] } = paragraph;
  return (
    <div className={styles.paragraph} data-paragraph={index}>
      <span className={styles.chips} data-theme="light">
        {marks.map(({ id, number, label, state }) => (
          <ClauseChip
            key={id}
            number={number}
            state={id === selectedId ? 'selected' : state}
            label={label}
            onClick={() => onSelect?.(id)}
          />
        ))}
      </span>
      <p dir="auto">
        {toPieces(text, marks).map((piece, at) =>
          piece.ids.length === 0 ? (
            piece.text
          ) : (
            <Highlighter key={`${index}-${at}`} isOnSheet isActive={piece.ids.includes(selectedId ?? '')}>
              {piece.text}
            </Highlighter>
          ),
        )}
      </p>
    </div>
  );
}

type SheetTableProps = SheetProps & { paragraphs: readonly TextParagraph[] };

/** A table: a row of the document is a row, and a place that a merged cell covers stays empty. */
function SheetTable({ paragraphs, ...rest }: SheetTableProps) {
  const rows = Map.groupBy(paragraphs, ({ cell }) => cell?.row);
  const columns = [...new Set(paragraphs.map(({ cell }) => cell?.cell ?? 0))].sort((a, b) => a - b);
  return (
    <table>
      <tbody>
        {[...rows].map(([row, own]) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column}>
                {own.map(
                  (paragraph) =>
                    paragraph.cell?.cell === column && (
                      <Paragraph key={paragraph.index} paragraph={paragraph} {...rest} />
                    ),
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text of a document that has no pages. Clauses are marked, with their numbers before them. */
export function TextSheet({ paragraphs, selectedId, onSelect, className, ...rest }: TextSheetProps) {
  // Paragraphs of one table together, by a number below 0, and every other one alone, by its index.
  const parts = Map.groupBy(
    paragraphs.filter(({ text }) => text.trim()),
    ({ index, cell }) => (cell ? -1 - cell.table : index),
  );
  const props = { selectedId, onSelect };
  return (
    <div {...rest} className={cx(styles.sheet, paper.paper, className)}>
      {[...parts].map(([key, part]) =>
        key < 0 ? (
          <ScrollBox key={key} label={`Table ${-key}`} className={styles.table}>
            <SheetTable paragraphs={part} {...props} />
          </ScrollBox>
        ) : (
          part.map((paragraph) => <Paragraph key={key} paragraph={paragraph} {...props} />)
        ),
      )}
    </div>
  );
}
