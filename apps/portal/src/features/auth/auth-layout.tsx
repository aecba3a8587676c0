import { BRAND } from '@anupalan/enums/brand';
import { Logo } from '@anupalan/ui';
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { SourceExample } from './source-example.tsx';

/** Props of {@link AuthLayout}. */
export type AuthLayoutProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The layout of the pages before signing in: the form at the left, what the product does at the right. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <main className={styles.form}>
        <div className={styles.brand}>
          <Logo name={BRAND.name} />
        </div>
        <div className={styles.content}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <aside className={styles.side} aria-label="About the product">
        <p className={styles.line}>{BRAND.line}</p>
        <SourceExample />
      </aside>
    </div>
  );
}
