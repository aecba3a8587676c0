import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './order-list.module.css';

/** Props of {@link OrderList}: a list's. */
export type OrderListProps = ComponentProps<'ul'>;

/** Orders in a list with a border: {@link OrderRow}s. */
export function OrderList({ className, ...rest }: OrderListProps) {
  return <ul {...rest} className={cx(styles.list, className)} />;
}

/** Props of {@link UploadList}: a list's. Each child is a FileRow with a key. */
export type UploadListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The current uploads, each with its row. */
  items: readonly { id: string; row: ReactNode }[];
};

/** Uploads in a list with a border. */
export function UploadList({ items, className, ...rest }: UploadListProps) {
  return (
    <ul {...rest} className={cx(styles.list, styles.uploads, className)}>
      {items.map(({ id, row }) => (
        <li key={id}>{row}</li>
      ))}
    </ul>
  );
}

/** Props of {@link OrderRow}: a list item's. */
export type OrderRowProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** The name of the order. It is the link of the row. */
  title: string;
  /** The address that the row opens. */
  href: string;
  /** Short details: file, pages, who uploaded it. */
  meta?: readonly { id: string; content: ReactNode }[];
  /** Status and buttons at the right. */
  end?: ReactNode;
  /** Why the order could not be read. It is below the rest. */
  failure?: ReactNode;
  /** Content below at full width: the progress of the reading. */
  children?: ReactNode;
};

/** One order in a list: its name, how far the reading is, and a link that opens it. */
export function OrderRow(props: OrderRowProps) {
  const { title, href, meta = [], end, failure, children, className, ...rest } = props;
  return (
    <li {...rest} className={cx(styles.order, className)}>
      <div className={styles.words}>
        <Link href={href} className={styles.title} dir="auto">
          {title}
        </Link>
        {meta.length > 0 && (
          <p className={styles.meta}>
            {meta.map(({ id, content }) => (
              <span key={id} className="num">
                {content}
              </span>
            ))}
          </p>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {children && <div className={styles.wide}>{children}</div>}
      {failure && <p className={cx(styles.failure, styles.wide)}>{failure}</p>}
    </li>
  );
}
