import type { ComponentProps, MouseEvent, Ref } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './clause-chip.module.css';

/** plain: not looked at; accepted; selected: the one that is open; question: needs a person. */
export type ClauseChipState = 'plain' | 'accepted' | 'selected' | 'question';

/** Props of {@link ClauseChip}. With `href` it is a link, with `onClick` a button, else a mark. */
export type ClauseChipProps = Omit<ComponentProps<'span'>, 'ref' | 'onClick' | 'children'> & {
  /** The number in the document, for example 17 or "7.3". */
  number: number | string;
  /** How far the condition is looked at. */
  state?: ClauseChipState;
  /** Spoken instead of the bare number, for example "Condition 17, page 6". Needed for links and buttons. */
  label?: string;
  /** The address of the link. */
  href?: string;
  /** What the button does. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The element that it is: a link, a button or a span. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement & HTMLSpanElement>;
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
