import type { ComponentProps, MouseEvent, Ref } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './clause-chip.module.css';

/** plain: not reviewed; accepted; selected: the open one; question: needs an answer. */
export type ClauseChipState = 'plain' | 'accepted' | 'selected' | 'question';

/** Props of {@link ClauseChip}. With `href` it is a link, with `onClick` a button, else a mark. */
export type ClauseChipProps = Omit<ComponentProps<'span'>, 'ref' | 'onClick' | 'children'> & {
  /** The number in the document, for example 17 or "7.3". */
  number: number | string;
  /** The review status of the condition. */
  state?: ClauseChipState;
  /** What screen readers read instead of the number, for example "Condition 17, page 6". Links and buttons need it. */
  label?: string;
  /** The address of the link. */
  href?: string;
  /** Called when the reader presses the chip; makes it a button. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The element: a link, a button or a span. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement & HTMLSpanElement>;
};

/** A square with the number of a clause. It connects a row, a field or a margin with the place in the document. */
export function ClauseChip({
  number,
  state = 'plain',
  label,
  href,
  onClick,
  ref,
  className,
  ...rest
}: ClauseChipProps) {
  const look = cx(styles.chip, state !== 'plain' && styles[state], className);
  if (href !== undefined)
    return (
      <Link
        {...(rest as ComponentProps<'a'>)}
        ref={ref}
        href={href}
        className={cx(look, styles.interactive)}
        aria-label={label}
      >
        {number}
      </Link>
    );
  if (onClick)
    return (
      <button
        {...(rest as ComponentProps<'button'>)}
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
    <span {...rest} ref={ref} className={look}>
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
