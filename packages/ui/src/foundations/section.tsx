import type { CSSProperties, ReactNode } from 'react';
import styles from './tokens-page.module.css';

/** Passes values of tokens to the style sheet of these pages. */
export const toVars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => ({ ...values });

/** A section of a foundations page: what its tokens are for, and the tokens. */
export function Section({ title, says, children }: { title: string; says?: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {says && <p className={styles.says}>{says}</p>}
      {children}
    </section>
  );
}
