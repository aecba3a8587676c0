import { FileText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './file-row.module.css';
import { toFileSize } from './size.ts';

/** Props of {@link FileRow}: a div's. */
export type FileRowProps = ComponentProps<'div'> & {
  /** The file's name. It wraps and is never cut off. */
  name: string;
  /** The size in bytes. */
  size?: number;
  /** Text after the size, for example "14 pages, uploaded 20 Nov". */
  meta?: ReactNode;
  /** The address that the name opens. */
  href?: string;
  /** The icon of the file type. */
  icon?: IconType;
  /** The upload progress, from 0 to 1. */
  progress?: number;
  /** Why the upload failed. */
  error?: ReactNode;
  /** Tags and buttons at the right. */
  children?: ReactNode;
};

/** A file with its size, status and actions. Put rows into a `ul` or a `div`. */
export function FileRow(props: FileRowProps) {
  const { name, size, meta, href, icon = FileText, progress, error, children, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.row, className)}>
      <Icon of={icon} size={20} className={styles.icon} />
      <div>
        {href === undefined ? (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <Link className={styles.name} href={href}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <span className={cx(styles.meta, 'num')}>
          {size !== undefined && toFileSize(size)}
          {size !== undefined && meta && ', '}
          {meta}
        </span>
        {error && <span className={styles.error}>{error}</span>}
      </div>
      <div className={styles.end}>{children}</div>
      {progress !== undefined && (
        <div className={styles.progress}>
          <ProgressBar value={Math.round(progress * 100)} max={100} label={`Uploading ${name}`} />
        </div>
      )}
    </div>
  );
}
