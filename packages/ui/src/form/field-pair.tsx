import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './form.module.css';

/** Props of {@link FieldPair}: a div's. */
export type FieldPairProps = ComponentProps<'div'>;

/** Short fields beside each other where there is room, for example a number and its unit. */
export function FieldPair({ className, ...rest }: FieldPairProps) {
  return <div {...rest} className={cx(styles.pair, className)} />;
}
