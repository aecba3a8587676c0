import type { ComponentProps } from 'react';
import { ClauseChip, type ClauseChipState } from '../clause-chip/clause-chip.tsx';
import paper from '../document-page/paper.module.css';
import { Highlighter } from '../highlighter/highlighter.tsx';
import { cx } from '../shared/cx.ts';
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
  /** The paragraph is in a table. */
  isCell?: boolean;
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

type ParagraphProps = Omit<TextSheetProps, 'paragraphs'> & { paragraph: TextParagraph };

function Paragraph({ paragraph, selectedId, onSelect }: ParagraphProps) {
  const { index, text, isCell, marks = [] } = paragraph;
  return (
    <div className={cx(styles.paragraph, isCell && styles.cell)} data-paragraph={index}>
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

/** The text of a document that has no pages. Clauses are marked, with their numbers before them. */
export function TextSheet({ paragraphs, selectedId, onSelect, className, ...rest }: TextSheetProps) {
  return (
    <div {...rest} className={cx(styles.sheet, paper.paper, className)}>
      {paragraphs
        .filter(({ text }) => text.trim() !== '')
        .map((paragraph) => (
          <Paragraph
            key={paragraph.index}
            paragraph={paragraph}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        ))}
    </div>
  );
}
