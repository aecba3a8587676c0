import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Tag } from '../tag/tag.tsx';
import styles from './hero-art.module.css';

/** A run of words on the sheet. A mark is text that was read; one of the marks may be active. */
export type ArtRun = string | { mark: string; isActive?: boolean };

/** A paragraph of the sheet, with its clause number in the margin. */
export type ArtParagraph = { clause?: number; runs: readonly ArtRun[] };

/** Props of {@link HeroArt}: a div's. */
export type HeroArtProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The heading of the invented page and the lines below it. */
  sheet: { title: ReactNode; lines: readonly ReactNode[]; paragraphs: readonly ArtParagraph[] };
  /** The task made from the active clause. */
  task: {
    clause: number;
    place: ReactNode;
    status: string;
    title: ReactNode;
    facts: readonly (readonly [string, ReactNode])[];
  };
  /** The next due date. */
  next: { month: string; day: number; title: ReactNode; text: ReactNode };
  /** The previous due date, which is done. */
  done: { title: ReactNode; text: ReactNode };
};

/** An invented page of an order and the task made from it. It is a picture, so screen readers skip it. */
export function HeroArt({ sheet, task, next, done, className, ...rest }: HeroArtProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.art, className)}>
      <div className={styles.sheet}>
        <b className={styles.sheetTitle}>{sheet.title}</b>
        <span className={styles.sheetSub}>
          {sheet.lines.map((line, index) => (
            <span key={index} className={styles.sheetLine}>
              {line}
            </span>
          ))}
        </span>
        {sheet.paragraphs.map((paragraph, index) => (
          <p key={index}>
            {paragraph.clause !== undefined && <span className={styles.pin}>{paragraph.clause}</span>}
            {paragraph.runs.map((run) =>
              typeof run === 'string' ? (
                run
              ) : (
                <mark key={run.mark} className={run.isActive ? styles.on : undefined}>
                  {run.mark}
                </mark>
              ),
            )}
          </p>
        ))}
      </div>
      <svg className={styles.wire} viewBox="0 0 84 122" fill="none" strokeWidth="1.75" aria-hidden="true">
        <path d="M34 58h30a14 14 0 0 1 14 14v46" />
        <circle cx="30" cy="58" r="4" />
      </svg>
      <div className={styles.cards}>
        <div className={styles.card}>
          <div className={styles.cardHead}>
            <span className={styles.clause}>{task.clause}</span>
            {task.place}
            <Tag className={styles.cardTag} tone="ok" icon={CircleCheck}>
              {task.status}
            </Tag>
          </div>
          <b>{task.title}</b>
          <dl>
            {task.facts.map(([term, value]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={cx(styles.card, styles.row)}>
          <div className={styles.day}>
            <i>{next.month}</i>
            <b>{next.day}</b>
          </div>
          <div>
            <b>{next.title}</b>
            <p>{next.text}</p>
          </div>
        </div>
        <div className={cx(styles.card, styles.row, styles.done)}>
          <Icon of={CircleCheck} size={20} />
          <p>
            <b>{done.title}</b> {done.text}
          </p>
        </div>
      </div>
    </div>
  );
}
