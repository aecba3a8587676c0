import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ClauseChip, type ClauseChipState } from '../clause-chip/clause-chip.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import type { Tone } from '../shared/tone.ts';
import { StatusTag } from '../tag/tag.tsx';
import styles from './site-bento.module.css';

/** A line of a mini list. The sign before the text shows what kind of line it is. */
export type MiniLine = {
  title: string;
  /** Text under the title, or after it if the line is done. */
  text?: string;
  /** A numbered square before the words. */
  clause?: { number: number; state?: ClauseChipState };
  /** A day before the text, for example "24 Nov". */
  day?: string;
  /** A green tick before the text: it is done. */
  isKept?: boolean;
  /** The status at the right. */
  status?: { tone: Tone; icon: IconType; label: string };
  /** Quiet text at the right: when. */
  end?: string;
};

/** Props of {@link MiniList}: a list's. */
export type MiniListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The lines, about four. Text that does not fit is cut off, as in a screenshot. */
  lines: readonly MiniLine[];
};

function Words({ title, text, isKept }: MiniLine): ReactNode {
  if (isKept)
    return (
      <span>
        <b>{title}</b>
        {text && `, ${text}`}
      </span>
    );
  return (
    <span>
      <b>{title}</b>
      {text && <small>{text}</small>}
    </span>
  );
}

/** A part of a list of the product, for the tiles of the site. */
export function MiniList({ lines, className, ...rest }: MiniListProps) {
  return (
    <ol {...rest} className={cx(styles.list, className)}>
      {lines.map((line) => (
        <li
          key={`${line.title} ${line.end ?? line.day ?? ''}`}
          className={cx(styles.line, line.day && styles.dated)}
        >
          {line.clause && <ClauseChip number={line.clause.number} state={line.clause.state} />}
          {line.day && <b className="num">{line.day}</b>}
          {line.isKept && <Icon of={CircleCheck} className={styles.kept} />}
          <Words {...line} />
          {line.status && <StatusTag {...line.status} />}
          {line.end && <span className={cx(styles.end, 'num')}>{line.end}</span>}
        </li>
      ))}
    </ol>
  );
}
