import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './card.module.css';
import { Card, type CardProps } from './card.tsx';

/** Props of {@link FoldingCard}: a card's. Its first child is its {@link CardHead}. */
export type FoldingCardProps = CardProps & {
  /** What the card contains, for the name of its button: "facts" makes "Show facts". */
  foldName: string;
};

/** A card that shows only its head on a phone until the reader opens it. Wide screens and paper show all of it. */
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
