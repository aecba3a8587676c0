import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './field.module.css';

/** The props that a field passes to its control. Spread them on the input. */
export type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean };

/** Props of {@link Field}: a div's, but for `id`, which the control takes. */
export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The label above the control. */
  label: ReactNode;
  /** A hint under the label. */
  hint?: ReactNode;
  /** The error message between the label and the control. It makes the control invalid. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. Required fields have no mark. */
  isOptional?: boolean;
  /** Text at the right of the label: the source of the value, for example "read from page". */
  aside?: ReactNode;
  /** The id of the control. Without it, the field makes one. */
  id?: string;
  /** Renders the control with its id and its description. */
  children: (control: FieldControl) => ReactNode;
};

/** A control with its label, hint and error. Screen readers read them together. */
export function Field(props: FieldProps) {
  const { label, hint, error, isOptional, aside, id, className, children, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div {...rest} className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({ id: controlId, describedBy: cx(hintId, errorId), invalid: Boolean(error) })}
    </div>
  );
}

/** Props of {@link FieldError}: a paragraph's. */
export type FieldErrorProps = ComponentProps<'p'>;

/** An error line. Screen readers read "Error:" before it. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={cx(styles.error, className)}>
      <span className="sr">Error: </span>
      {children}
    </p>
  );
}

/** Props of {@link Fieldset}: a native one's. */
export type FieldsetProps = ComponentProps<'fieldset'> & {
  /** The question that the controls answer together. */
  legend: ReactNode;
  /** A hint under the legend. */
  hint?: ReactNode;
  /** The error message. It makes the group invalid. */
  error?: ReactNode;
  /** Adds "(optional)" to the legend. */
  isOptional?: boolean;
};

/** A group of controls under one legend, for radio buttons, checkboxes and ranges. */
export function Fieldset(props: FieldsetProps) {
  const { legend, hint, error, isOptional, id, className, children, ...rest } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      {...rest}
      id={groupId}
      className={cx(styles.field, className)}
      aria-describedby={cx(hintId, errorId)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.label}>
        {legend}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
