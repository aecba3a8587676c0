import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../shared/cx.ts';
import styles from './check-card.module.css';

/** A grid of cards to tick off, as many in a row as fit. */
export function CheckCardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.grid, className)} />;
}

/** Props of {@link CheckCard}: a list item's. */
export type CheckCardProps = Omit<ComponentProps<'li'>, 'title' | 'children' | 'onChange'> & {
  /** The name of the check, and of its checkbox. */
  title: string;
  /** The source of the check. */
  meta?: ReactNode;
  /** Who does it, and how often. */
  note?: ReactNode;
  /** Whether the check is done. */
  isDone: boolean;
  /** Called when the reader ticks or unticks the box. */
  onChange: (isDone: boolean) => void;
  /** The reader cannot change it now. */
  isDisabled?: boolean;
  /** Content at the foot, for example a DayStrip. */
  children?: ReactNode;
};

/** One thing to tick off today. A press anywhere on the card ticks it. */
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
  /** One sentence: what the button does not do. */
  note?: ReactNode;
  /** One field for all cards. */
  field?: ReactNode;
  /** The button that ticks all of them off. */
  action: ReactNode;
};

/** Below the cards: one field and one button for all cards, side by side if there is room. */
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
  /** The days, oldest first. */
  days: readonly StripDay[];
  /** The same days in words, for screen readers. */
  label: string;
  /** Text above the strip, at the left and at the right. */
  text?: ReactNode;
  note?: ReactNode;
  /** Makes the strip only as wide as its days, for a table row. */
  isNarrow?: boolean;
};

/** The last days of something that is usually done every day, one cell per day. */
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
