import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './card.module.css';

/** Props of {@link Card}: a section's. Name it with `aria-labelledby` (the head's `id`) or `aria-label`. */
export type CardProps = ComponentProps<'section'>;

/** A surface with a border. It has no shadow: shadows are for layers above the page. */
export function Card({ className, ...rest }: CardProps) {
  return <section {...rest} className={cx(styles.card, className)} />;
}

/** Props of {@link CardHead}: a div's, but for `id`, which the heading takes. */
export type CardHeadProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading of the card. */
  title: ReactNode;
  /** The id of the heading, for the card's `aria-labelledby`. */
  id?: string;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
  /** A quiet line beside the title. */
  note?: ReactNode;
  /** The link at the right. For a short text such as "All", `label` gives screen readers the full text. */
  more?: { href: string; text: string; label?: string };
  /** Other controls at the right, before the link. */
  children?: ReactNode;
};

/** The head of a card: title, note, controls and one link. */
export function CardHead(props: CardHeadProps) {
  const { title, id, level = 2, note, more, children, className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.head, className)}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {note && <span className={styles.note}>{note}</span>}
      {(children || more) && (
        <div className={styles.actions}>
          {children}
          {more && (
            <Link className={styles.more} href={more.href} aria-label={more.label}>
              {more.text}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** The padded content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.body, className)} />;
}
