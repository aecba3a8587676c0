import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../shared/cx.ts';
import styles from './check-card.module.css';

/** Cards that are ticked off, as many in a row as fit. */
export function CheckCardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.grid, className)} />;
}

/** Props of {@link CheckCard}: a list item's. */
export type CheckCardProps = Omit<ComponentProps<'li'>, 'title' | 'children' | 'onChange'> & {
  /** The check; it names the checkbox. */
  title: string;
  /** Its source. */
  meta?: ReactNode;
  /** Who does it, and how often. */
  note?: ReactNode;
  /** Whether it is done. */
  isDone: boolean;
  /** The reader ticked the box, or took the tick away. */
  onChange: (isDone: boolean) => void;
  /** Cannot be changed now. */
  isDisabled?: boolean;
  /** At the foot, for example a DayStrip. */
  children?: ReactNode;
};

/** One thing of a day to tick off; the whole card is the target. */
export function CheckCard(props: CheckCardProps) {
  const { title, meta, note, isDone, onChange, isDisabled, children, className, ...rest } = props;
  const id = useId();
  return (
    <li {...rest} className={cx(styles.card, isDone && styles.done, className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input stands inside, in a component */}
      <label className={styles.head}>
        <Checkbox
          describedBy={id}
          checked={isDone}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.title}>{title}</span>
      </label>
      <div id={id} className={styles.words}>
        {meta && <span className={styles.meta}>{meta}</span>}
        {note && <span>{note}</span>}
      </div>
      {children && <div className={styles.foot}>{children}</div>}
    </li>
  );
}

/** Props of {@link CheckCardFoot}. */
export type CheckCardFootProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the button does not do, in a sentence. */
  note?: ReactNode;
  /** A field for all of them. */
  field?: ReactNode;
  /** The button that ticks all of them off. */
  action: ReactNode;
};

/** Under the cards: one field and one button for all, side by side if there is room. */
export function CheckCardFoot({ note, field, action, className, ...rest }: CheckCardFootProps) {
  return (
    <div {...rest} className={cx(styles.all, className)}>
      <p className={styles.allNote}>{note}</p>
      {field && <div className={styles.allField}>{field}</div>}
      {action}
    </div>
  );
}

/** The state of a day of a {@link DayStrip}: done, missed, still to do, or nothing due. */
export type StripDay = 'done' | 'missed' | 'open' | 'none';

/** Props of {@link DayStrip}. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The days, the oldest first. */
  days: readonly StripDay[];
  /** The same in words. */
  label: string;
  /** Shown above at the left and at the right. */
  text?: ReactNode;
  note?: ReactNode;
  /** As wide as its days need, in a row of a table. */
  isNarrow?: boolean;
};

/** The last days of something that is done on most of them, a cell each. */
export function DayStrip({ days, label, text, note, isNarrow, className, ...rest }: DayStripProps) {
  // Days have no name of their own: their place is what they are told by.
  const cells = days.map((day, index) => ({ day, key: index }));
  return (
    <div {...rest} className={cx(styles.strip, isNarrow && styles.narrow, className)}>
      {(text || note) && (
        <div className={cx(styles.line, 'num')}>
          <span>{text}</span>
          <span>{note}</span>
        </div>
      )}
      <div className={styles.days} role="img" aria-label={label}>
        {cells.map(({ day, key }) => (
          <span key={key} className={cx(styles.day, styles[day])} />
        ))}
      </div>
    </div>
  );
}
