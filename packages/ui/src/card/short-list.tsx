import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../shared/cx.ts';
import styles from './short-list.module.css';

/** How many entries a phone shows at first. The style sheet uses the same number. */
const SHORT = 4;

/** Props of {@link ShortList}: a box's. Its first child is a list of `count` entries. */
export type ShortListProps = ComponentProps<'div'> & {
  /** How many entries the list has. */
  count: number;
  /** What the entries are, for the button: "rounds" makes "Show 7 more rounds". */
  noun: string;
};

/** A list that shows its first four entries on a phone until the reader opens it. Wide screens and paper show all. */
export function ShortList({ count, noun, className, children, ...rest }: ShortListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div {...rest} className={cx(!isOpen && styles.short, className)}>
      {children}
      {count > SHORT && (
        <div className={styles.lengthen}>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? `Show fewer ${noun}` : `Show ${count - SHORT} more ${noun}`}
          </Button>
        </div>
      )}
    </div>
  );
}
