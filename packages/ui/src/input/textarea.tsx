import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './control.module.css';
import type { ControlProps } from './input.tsx';

/** Props of {@link Textarea}. */
export type TextareaProps = ComponentProps<'textarea'> & ControlProps;

/** A text with several lines. The reader can make it taller. */
export function Textarea({ invalid, describedBy, className, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={4}
      {...rest}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={cx(styles.control, styles.area, className)}
    />
  );
}
