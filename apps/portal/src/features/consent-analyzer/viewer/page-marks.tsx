import { ClauseChip, cx } from '@anupalan/ui';
import type { CSSProperties } from 'react';
import { toChipLabel, toChipState } from './chip-state.ts';
import { layOutChips, type PageMark, toChipLeft } from './marks.ts';
import styles from './viewer.module.css';

/** Props of {@link PageMarks}. Sizes of the page are in pixels. */
export type PageMarksProps = {
  page: number;
  marks: readonly PageMark[];
  width: number;
  height: number;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

const percent = (share: number) => `${share * 100}%`;

/** The marked words of a page as boxes in percent of it, and the chips in its margin. */
export function PageMarks({ page, marks, width, height, selectedId, onSelect }: PageMarksProps) {
  const left = toChipLeft(marks, width);
  return (
    <>
      <div className={styles.marks} aria-hidden="true">
        {marks.flatMap(({ condition, rects }) =>
          rects.map((rect, index) => (
            <span
              key={`${condition.id}-${index}`}
              className={cx(
                styles.mark,
                condition.state === 'rejected' && styles.faint,
                condition.id === selectedId && styles.active,
              )}
              style={{
                left: percent(rect.x),
                top: percent(rect.y),
                width: percent(rect.width),
                height: percent(rect.height),
              }}
            />
          )),
        )}
      </div>
      {/* Paper stays light in the dark theme, and so do the chips on it. */}
      <ul className={styles.chips} data-theme="light" style={{ '--chip-left': `${left}px` } as CSSProperties}>
        {layOutChips(marks, page, height).map(({ condition, top, isStart }) => (
          <li key={condition.id} style={{ top }}>
            <ClauseChip
              number={isStart ? condition.number : `${condition.number} …`}
              state={toChipState(condition, selectedId)}
              label={isStart ? toChipLabel(condition) : `${toChipLabel(condition)}, continued`}
              onClick={() => onSelect(condition.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
