import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import styles from './error-summary.module.css';

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

/** One error: the same words as under the field, and the id of the field's control. */
export type FormError = { id?: string; message: ReactNode };

/** Props of {@link ErrorSummary}: a div's. */
export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The errors in the order of the fields. If there are none, it shows nothing. */
  errors: readonly FormError[];
  /** The heading. */
  title?: string;
  /** Changes with every failed submit, so that the focus moves to the summary again. */
  submitCount?: number;
  /** Does not take the focus. Use it if the summary is shown from the start. */
  isQuiet?: boolean;
};

/** The list of errors at the top of the form. It takes the focus, and each line links to its field. */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
  submitCount = 0,
  isQuiet,
  ref,
  className,
  ...rest
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown && !isQuiet) box.current?.focus();
  }, [isShown, submitCount, isQuiet]);
  if (!isShown) return null;
  const onFollow = (event: MouseEvent, id: string) => {
    const place = document.getElementById(id);
    const control = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView({ block: 'center' });
  };
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      ref={joinRefs(box, ref)}
      className={cx(styles.summary, className)}
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }, index) => (
          <li key={`${id ?? ''}${index}`}>
            {id ? (
              <a className={styles.link} href={`#${id}`} onClick={(event) => onFollow(event, id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
