import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}: a checkbox's, with the words first. Ref, class and data go to the control. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What is on or off. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
};

/** A setting that takes effect at once. Inside a form that is saved, use a checkbox. */
export function Switch({ label, isLabelHidden, className, ...rest }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span className={isLabelHidden ? 'sr' : styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state */}
      <input {...rest} type="checkbox" role="switch" className={cx(styles.track, className)} />
    </label>
  );
}
