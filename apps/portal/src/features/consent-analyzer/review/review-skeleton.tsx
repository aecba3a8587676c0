import { Skeleton, SkeletonRows } from '@anupalan/ui';
import styles from './review.module.css';

/** The shape of a review while it is loaded. */
export function ReviewSkeleton() {
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <Skeleton isShort />
      </div>
      <div className={styles.waiting}>
        <SkeletonRows label="Loading the order" />
      </div>
    </div>
  );
}
