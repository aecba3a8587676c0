import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './card.module.css';
import { Card, type CardProps } from './card.tsx';

/** Props of {@link FoldingCard}: a card's. Its first child is its {@link CardHead}. */
export type FoldingCardProps = CardProps & {
  /** Its content, for the name of its button: "facts" makes "Show facts". */
  foldName: string;
};

/** A card of which a phone shows the head until it is opened; wide screens and paper have the whole of it. */
export function FoldingCard({ foldName, className, children, ...rest }: FoldingCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card {...rest} className={cx(styles.folding, !isOpen && styles.folded, className)}>
      {children}
      <button
        type="button"
        className={styles.foldButton}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} ${foldName}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={ChevronDown} size={18} />
      </button>
    </Card>
  );
}
