import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { ControlProps } from '../input/input.tsx';
import { cx } from '../shared/cx.ts';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> &
  ControlProps & {
    /** Words beside the box. Leave out only with `aria-label`, for example in a table. */
    label?: ReactNode;
    hint?: ReactNode;
    /** Some but not all of what it stands for are on. */
    isMixed?: boolean;
  };

/** A checkbox with its words. */
export function Checkbox({
  label,
  hint,
  isMixed = false,
  invalid,
  describedBy,
  className,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const input = (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={styles.box}
    />
  );
  if (label === undefined) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input stands inside, in a variable
    <label className={cx(styles.option, className)}>
      {input}
      <span className={styles.text}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
