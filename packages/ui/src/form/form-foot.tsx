import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { useFormState } from './form-context.ts';
import styles from './form-foot.module.css';

/** Props of {@link FormFoot}: a div's. */
export type FormFootProps = ComponentProps<'div'> & {
  /** Text beside the button after a change: "Unsaved changes". */
  unsavedText?: ReactNode;
};

/** The submit button of a long form. It stays at the lower edge of the window while the form continues below. */
export function FormFoot({ unsavedText, className, children, ...rest }: FormFootProps) {
  const isDirty = useFormState()?.dirty ?? false;
  return (
    <div {...rest} className={cx(styles.foot, className)}>
      {children}
      {isDirty && unsavedText && <span className={styles.unsaved}>{unsavedText}</span>}
    </div>
  );
}
