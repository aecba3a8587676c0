import type { CSSProperties } from 'react';
import { ClauseChip } from '../clause-chip/clause-chip.tsx';
import { cx } from '../shared/cx.ts';
import styles from './document-page.module.css';
import { type DocumentMark, isBox, layOutChips, type MarkBox, toChipLeft, toPlace } from './marks.ts';

type PageMarksProps = {
  marks: readonly DocumentMark[];
  unread: readonly MarkBox[];
  width: number;
  height: number;
  selectedId: string | null;
  hoveredId: string | null;
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
};

/** The marked words of a page as boxes in percent, and the chips in its margin. */
export function PageMarks(props: PageMarksProps) {
  const { marks, unread, width, height, selectedId, hoveredId, onSelect, onHover } = props;
  const left = toChipLeft(marks, width);
  return (
    <>
      <div className={styles.marks} aria-hidden="true">
        {marks.flatMap(({ id, boxes, isFaint }) =>
          boxes
            .filter(isBox)
            .map((box, index) => (
              <span
                key={`${id}-${index}`}
                data-mark={id}
                className={cx(
                  styles.mark,
                  isFaint && styles.faint,
                  id === hoveredId && styles.hovered,
                  id === selectedId && styles.active,
                )}
                style={toPlace(box)}
              />
            )),
        )}
        {unread.filter(isBox).map((box, index) => (
          <span key={`unread-${index}`} data-unread className={styles.unread} style={toPlace(box)} />
        ))}
      </div>
      {/* Paper stays light in the dark theme, and so do the chips on it. */}
      <ul className={styles.chips} data-theme="light" style={{ '--chip-left': `${left}px` } as CSSProperties}>
        {layOutChips(marks, height).map(({ mark, top }) => (
          <li key={mark.id} style={{ top }}>
            <ClauseChip
              number={mark.isContinued ? `${mark.number} …` : mark.number}
              state={mark.id === selectedId ? 'selected' : mark.state}
              label={mark.isContinued ? `${mark.label}, continued` : mark.label}
              className={cx(mark.id === hoveredId && styles.hoveredChip)}
              onClick={() => onSelect(mark.id)}
              onPointerEnter={() => onHover(mark.id)}
              onPointerLeave={() => onHover(null)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
