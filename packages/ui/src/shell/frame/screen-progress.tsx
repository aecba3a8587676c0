import type { ComponentProps } from 'react';
import { cx } from '../../shared/cx.ts';
import styles from './frame.module.css';

/** Props of {@link ScreenProgress}: a div's. */
export type ScreenProgressProps = Omit<ComponentProps<'div'>, 'children'>;

/** A thin line at the top that runs for a second when the screen changes. It blocks nothing. */
export function ScreenProgress({ className, ...rest }: ScreenProgressProps) {
  return <div aria-hidden="true" {...rest} className={cx(styles.progress, className)} />;
}
