import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './newsletter-form.module.css';

/** Props of {@link NewsletterForm}: a form's. Pass `action`, so that the form works without a script. */
export type NewsletterFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** The label above the field. */
  label: ReactNode;
  /** The label of the button. */
  buttonLabel: string;
  /** The name of the field. The form submits the address under it. */
  name?: string;
  /** Text in the empty field. */
  placeholder?: string;
  /** Text below the field: what the reader gets, how often, and how to unsubscribe. */
  note?: ReactNode;
  /** Replaces the note: what is wrong with the address. */
  error?: ReactNode;
  /** Replaces the note: the message after a successful submit. */
  success?: ReactNode;
  /** The form is being sent. The button cannot be pressed. */
  isSending?: boolean;
  /** The initial text of the field. */
  defaultValue?: string;
  /** Props of the field, for example `value` and `onChange` of a form library. */
  inputProps?: ComponentProps<'input'>;
  /** Props of a hidden field. Only bots fill it in. Without these props there is no such field. */
  trap?: ComponentProps<'input'>;
  /** The id of the field. */
  fieldId?: string;
};

/** One email address on the dark background of the footer. It is a plain form and works without a script. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, buttonLabel, name = 'email', placeholder, note, error, success, ...others } = props;
  const { isSending, defaultValue, inputProps, trap, fieldId = 'newsletter', className, ...rest } = others;
  const noteId = `${fieldId}-note`;
  return (
    <form method="post" {...rest} className={cx(styles.form, className)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          type="email"
          name={name}
          required
          autoComplete="email"
          placeholder={placeholder}
          defaultValue={defaultValue}
          {...inputProps}
          id={fieldId}
          className={cx(styles.input, inputProps?.className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || success || note ? noteId : undefined}
        />
        <button
          type="submit"
          className={styles.button}
          disabled={isSending}
          aria-busy={isSending || undefined}
        >
          {buttonLabel}
        </button>
      </div>
      {trap && (
        <div hidden>
          <input tabIndex={-1} autoComplete="off" aria-label="Leave this empty" {...trap} />
        </div>
      )}
      <div id={noteId} role="status">
        {error ? (
          <p className={styles.error}>
            <Icon of={TriangleAlert} size={16} />
            <span>
              <span className="sr">Error: </span>
              {error}
            </span>
          </p>
        ) : success ? (
          <p className={styles.done}>
            <Icon of={CircleCheck} size={16} />
            {success}
          </p>
        ) : (
          note && <p className={styles.note}>{note}</p>
        )}
      </div>
    </form>
  );
}
