import { Icon } from '@anupalan/ui';
import { ChevronDown } from 'lucide-react';
import { UserAvatar } from '../../shared/layout/user-avatar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './user-menu.module.css';

/** Props of the user menu's button: the name, and the designation or role under it. */
export type AccountButtonProps = { name: string; note: string };

/** What stands on the button of the user menu. */
export function UserMenuContent({ name, note }: AccountButtonProps) {
  const session = useSession();
  return (
    <>
      <UserAvatar user={session?.user ?? null} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{note}</span>
      </span>
      <Icon of={ChevronDown} size={16} className={styles.chevron} />
    </>
  );
}
