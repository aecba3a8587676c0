import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './form.module.css';

/** Props of {@link FieldGrid}: a div's. */
export type FieldGridProps = ComponentProps<'div'> & {
  /**
   * `fit`: as many columns as fit, for example a number and its unit. `two`: two columns, one on phones, for fields of
   * different heights. `dense`: the same with less space, aligned at the bottom.
   */
  layout?: 'fit' | 'two' | 'dense';
};

/** Fields side by side. */
export function FieldGrid({ layout = 'fit', className, ...rest }: FieldGridProps) {
  return <div {...rest} className={cx(styles.grid, layout !== 'fit' && styles[layout], className)} />;
}
