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
  /** What the chip says aloud. */
  label: string;
  /** The words. If they are not found exactly, the whole paragraph is marked. */
  quote: string;
  /** How far the clause is looked at. */
  state?: ClauseChipState;
};

/** A paragraph of a document without pages. */
export type TextParagraph = {
  /** Its place in the document; `data-paragraph` on its element. */
  index: number;
  /** Its words. */
  text: string;
  /** It is in a table. */
  isCell?: boolean;
  /** Its marks, in the order of the document. */
  marks?: readonly TextMark[];
};

/** Props of {@link TextSheet}: a div's. */
export type TextSheetProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> & {
  /** The document's words; paragraphs without any are left out. */
  paragraphs: readonly TextParagraph[];
  /** The mark that is chosen. */
  selectedId?: string | null;
  /** A chip was pressed. */
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

/** A document that has no pages as its text, on paper, with marked words and their numbers before them. */
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
