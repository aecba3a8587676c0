import { Link } from 'react-router';
import styles from './auth-layout.module.css';

/** A link between the pages of signing in. */
export function AuthLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.links} to={to}>
      {children}
    </Link>
  );
}
