import { ClauseChip, Highlighter, StatusTag } from '@anupalan/ui';
import { Clock } from 'lucide-react';
import styles from './source-example.module.css';

/** A sentence of an order and the task that it became: an invented example of what the product does. */
export function SourceExample() {
  return (
    <figure className={styles.example}>
      <blockquote className={styles.page}>
        <ClauseChip number="17" />
        <p>
          <Highlighter>
            The applicant shall get the treated effluent analysed once in a month and submit the report by the
            10th of the next month.
          </Highlighter>
        </p>
      </blockquote>
      <figcaption className={styles.task}>
        <span className={styles.words}>
          <b className={styles.name}>Monthly effluent report</b>
          <span className={styles.source}>Clause 17, page 6</span>
        </span>
        <StatusTag tone="warn" icon={Clock} label="In 3 days" />
      </figcaption>
    </figure>
  );
}
