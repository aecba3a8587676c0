import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './form.module.css';

/** Props of {@link FieldGrid}: a div's. */
export type FieldGridProps = ComponentProps<'div'> & {
  /**
   * `fit` as many as there is room for, for example a number and its unit; `two` columns, one on phones, for fields
   * whose heights differ; `dense` the same, closer together, at the same foot.
   */
  layout?: 'fit' | 'two' | 'dense';
};

/** Fields beside each other. */
export function FieldGrid({ layout = 'fit', className, ...rest }: FieldGridProps) {
  return <div {...rest} className={cx(styles.grid, layout !== 'fit' && styles[layout], className)} />;
}
