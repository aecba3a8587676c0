import { ChevronDown, ChevronRight } from 'lucide-react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { cx } from '../shared/cx.ts';
import styles from './table-toolbar.module.css';

/** Props of {@link RowDisclosure}: a button's. */
export type RowDisclosureProps = Omit<
  ButtonProps,
  'icon' | 'iconEnd' | 'size' | 'variant' | 'aria-expanded'
> & {
  /** Whether the rows of this group are visible. */
  isOpen: boolean;
};

/** A button in the first cell that shows the rows behind a combined row. */
export function RowDisclosure({ isOpen, className, ...rest }: RowDisclosureProps) {
  return (
    <Button
      {...rest}
      size="sm"
      variant="ghost"
      icon={isOpen ? ChevronDown : ChevronRight}
      aria-expanded={isOpen}
      className={cx(styles.disclosure, className)}
    />
  );
}
