import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}: a checkbox's, with the words first. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
};

/** A setting that takes effect at once. Inside a form that is saved, use a checkbox. */
export function Switch({ label, isLabelHidden, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)}>
      <span className={cx(isLabelHidden && styles.hidden)}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
    </label>
  );
}
