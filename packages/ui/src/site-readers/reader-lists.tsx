import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './reader-lists.module.css';

/** One kind of reader and their benefits. */
export type Reader = {
  title: string;
  points: readonly { icon: IconType; title: string; text: string }[];
};

/** Props of {@link ReaderLists}: a div's. */
export type ReaderListsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Two kinds of reader. The second one is at the right, or below the first under 900 px. */
  readers: readonly Reader[];
};

/** Two lists side by side with lines between the entries, one list for each kind of reader. */
export function ReaderLists({ readers, className, ...rest }: ReaderListsProps) {
  return (
    <div {...rest} className={cx(styles.two, className)}>
      {readers.map((reader) => (
        <div key={reader.title} className={styles.side}>
          <h3 className={styles.title}>{reader.title}</h3>
          <ul>
            {reader.points.map(({ icon, title, text }) => (
              <li key={title} className={styles.point}>
                <Icon of={icon} size={20} />
                <span>
                  <b>{title}</b>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
