import type { MouseEvent, Ref } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './clause-chip.module.css';

/** plain: not looked at; accepted; selected: the one that is open; question: needs a person. */
export type ClauseChipState = 'plain' | 'accepted' | 'selected' | 'question';

/** Props of {@link ClauseChip}. With `href` it is a link, with `onClick` a button, else a mark. */
export type ClauseChipProps = {
  number: number | string;
  state?: ClauseChipState;
  /** Spoken instead of the bare number, for example "Condition 17, page 6". Needed for links and buttons. */
  label?: string;
  href?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** The numbered square that ties a row, a field or a margin to its place in the document. */
export function ClauseChip({
  number,
  state = 'plain',
  label,
  href,
  onClick,
  ref,
  className,
}: ClauseChipProps) {
  const look = cx(styles.chip, state !== 'plain' && styles[state], className);
  if (href !== undefined)
    return (
      <Link href={href} className={cx(look, styles.interactive)} aria-label={label}>
        {number}
      </Link>
    );
  if (onClick)
    return (
      <button
        type="button"
        ref={ref}
        onClick={onClick}
        className={cx(look, styles.interactive)}
        aria-label={label}
        aria-current={state === 'selected' ? 'true' : undefined}
      >
        {number}
      </button>
    );
  return (
    <span className={look}>
      {label ? (
        <>
          <span aria-hidden="true">{number}</span>
          <span className="sr">{label}</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
