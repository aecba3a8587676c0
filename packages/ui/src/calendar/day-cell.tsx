import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import type { Tone } from '../shared/tone.ts';
import { type StatusKind, statusKinds } from '../status/kinds.ts';
import { formatDay, isWeekend } from './month-days.ts';
import styles from './month-grid.module.css';

/** Something that is due on a day. If an entry combines several things, `kinds` has one kind for each of them. */
export type CalendarEntry = {
  id: string;
  day: string;
  title: string;
  kind: StatusKind;
  href?: string;
  kinds?: readonly StatusKind[];
};

const listKinds = (entries: readonly CalendarEntry[]): StatusKind[] =>
  entries.flatMap(({ kind, kinds = [kind] }) => kinds);

/** The spoken name of a day: "17 November, 1 task overdue, 2 tasks pending, statutory date". */
export function describeDay(
  day: string,
  entries: readonly CalendarEntry[],
  [one, many]: readonly [string, string],
  isMarked: boolean,
): string {
  const counts = Map.groupBy(listKinds(entries), (kind) => kind);
  const words = [...counts].map(
    ([kind, { length }]) => `${length} ${length === 1 ? one : many} ${statusKinds[kind].word.toLowerCase()}`,
  );
  const mark = isMarked ? ['statutory date'] : [];
  return [formatDay(day), ...(words.length > 0 ? words : [`no ${many}`]), ...mark].join(', ');
}

/** From the worst to the best. */
const BY_WEIGHT: readonly Tone[] = ['danger', 'warn', 'info', 'neutral', 'ok'];

/** The tone of the worst of some entries. */
function findWorst(entries: readonly CalendarEntry[]): Tone | undefined {
  const tones = new Set<Tone>(entries.map(({ kind }) => statusKinds[kind].tone));
  return BY_WEIGHT.find((tone) => tones.has(tone));
}

function Entry({ entry, isReached }: { entry: CalendarEntry; isReached: boolean }) {
  const { tone, icon, word } = statusKinds[entry.kind];
  const content = (
    <>
      <Icon of={icon} size={13} className={styles.entryIcon} />
      <span className="sr">{word}: </span>
      <span className={styles.entryTitle} dir="auto">
        {entry.title}
      </span>
    </>
  );
  const look = cx(styles.entry, styles[tone]);
  return entry.href === undefined ? (
    <span className={look}>{content}</span>
  ) : (
    <Link href={entry.href} className={look} tabIndex={isReached ? undefined : -1}>
      {content}
    </Link>
  );
}

/** Props of {@link DayCell}. */
export type DayCellProps = {
  day: string;
  entries: readonly CalendarEntry[];
  /** The number of entries to show. "N more" opens the others. */
  shown: number;
  /** The spoken name of the day. */
  label: string;
  isToday: boolean;
  /** The law names a date on this day. */
  isMarked: boolean;
  isSelected: boolean;
  /** The Tab key can reach it. */
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One day of a grid with its entries. A press anywhere in the cell chooses the day. */
export function DayCell(props: DayCellProps) {
  const { day, entries, shown, label, isToday, isMarked, isSelected, isStop, onPress, onKeyDown } = props;
  const number = Number(day.slice(8));
  const more = entries.length - shown;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid (WAI-ARIA)
      role="gridcell"
      className={cx(
        styles.day,
        isWeekend(day) && styles.weekend,
        isToday && styles.today,
        isSelected && styles.selected,
      )}
      aria-selected={isSelected}
    >
      <button
        type="button"
        data-day={day}
        className={styles.number}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <span
          className={styles.figure}
          data-count={entries.length > 0 ? toGrouped(listKinds(entries).length) : undefined}
          data-tone={findWorst(entries)}
        >
          <span className={cx(styles.date, 'num')}>{number}</span>
          {isMarked && <span className={styles.mark} />}
        </span>
        <span className="sr"> {label.replace(/^\d+ /, '')}</span>
      </button>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.slice(0, shown).map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} isReached={isStop} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <span className={styles.more}>
          <Popover
            label={label}
            placement="bottom start"
            trigger={
              <button
                type="button"
                className={styles.moreButton}
                tabIndex={isStop ? undefined : -1}
                aria-label={`${more} more on ${formatDay(day)}`}
              >
                {more} more
              </button>
            }
          >
            <ul className={styles.all}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} isReached />
                </li>
              ))}
            </ul>
          </Popover>
        </span>
      )}
    </td>
  );
}
