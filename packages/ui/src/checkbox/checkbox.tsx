import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { ControlProps } from '../input/input.tsx';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}: a native one's, which all reach the input. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  ControlProps & {
    /** The label beside the box. Leave it out only if there is an `aria-label`, for example in a table. */
    label?: ReactNode;
    /** A quiet line under the label. */
    hint?: ReactNode;
    /** Some of its items are selected, but not all. */
    isMixed?: boolean;
  };

/** A checkbox with its label. */
export function Checkbox({
  label,
  hint,
  isMixed = false,
  invalid,
  describedBy,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);

  const input = (
    <input
      {...rest}
      ref={joinRefs(box, ref)}
      type="checkbox"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={cx(styles.box, className)}
    />
  );
  if (label === undefined) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input stands inside, in a variable
    <label className={styles.option}>
      {input}
      <span className={styles.text}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
