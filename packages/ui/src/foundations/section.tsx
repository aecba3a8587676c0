import type { CSSProperties, ReactNode } from 'react';
import styles from './tokens-page.module.css';

/** Hands values of tokens to the style sheet of these pages. */
export const toVars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => ({ ...values });

/** A part of a page of foundations: what the tokens in it are for, and the tokens. */
export function Section({ title, says, children }: { title: string; says?: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {says && <p className={styles.says}>{says}</p>}
      {children}
    </section>
  );
}
