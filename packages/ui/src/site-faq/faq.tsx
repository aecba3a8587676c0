import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './faq.module.css';

/** A question with its answer. */
export type FaqItem = { question: string; answer: ReactNode; isOpen?: boolean };

/** Props of {@link Faq}: a div's. */
export type FaqProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The questions, the most frequent first. */
  items: readonly FaqItem[];
  /** The name of the group. With a name, opening one question closes the others. */
  name?: string;
};

/**
 * Questions that open to show their answers. They are native `details` elements, so the browser's search finds hidden
 * text too.
 */
export function Faq({ items, name, className, ...rest }: FaqProps) {
  return (
    <div {...rest} className={cx(styles.faq, className)}>
      {items.map(({ question, answer, isOpen }) => (
        <details key={question} className={styles.item} name={name} open={isOpen}>
          <summary className={styles.question}>
            {question}
            <Icon of={ChevronDown} className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
