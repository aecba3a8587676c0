import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}: a checkbox's. Ref, class and data attributes go to the control. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What the switch turns on or off. */
  label: ReactNode;
  /** Hides the label. Screen readers still read it. */
  isLabelHidden?: boolean;
};

/** A setting that takes effect at once. In a form with a save button, use a checkbox. */
export function Switch({ label, isLabelHidden, className, ...rest }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span className={isLabelHidden ? 'sr' : styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state */}
      <input {...rest} type="checkbox" role="switch" className={cx(styles.track, className)} />
    </label>
  );
}
