import styles from './task-name.module.css';

/** A task's name in a table: an order's own words are long, so it takes up to two lines. */
export function TaskName({ name }: { name: string }) {
  return (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
}
