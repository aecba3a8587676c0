import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { Icon } from '@anupalan/ui';
import { ConfirmDialog, Menu } from '@anupalan/ui/interactive';
import { ChevronDown, KeyRound, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { UserAvatar } from '../../shared/layout/user-avatar.tsx';
import { useScreenPath, useSession } from '../../shared/session/use-session.ts';
import { useLogout } from './use-logout.ts';
import styles from './user-menu.module.css';

/** Who is signed in, with profile, change password and log out. */
export function UserMenu() {
  const session = useSession();
  const toPath = useScreenPath();
  const [isAsking, setIsAsking] = useState(false);
  const { logout, isLoggingOut } = useLogout(() => setIsAsking(false));
  const name = session?.user.name || SHELL_MESSAGES.guest;
  const role = session?.role.name ?? '';
  return (
    <>
      <Menu
        label="Account"
        trigger={
          <button type="button" className={styles.trigger} aria-label={`${name}, account menu`}>
            <UserAvatar user={session?.user ?? null} />
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span className={styles.role}>{session?.user.designation || role}</span>
            </span>
            <Icon of={ChevronDown} size={16} className={styles.chevron} />
          </button>
        }
        items={[
          { id: 'profile', label: 'Profile', icon: UserRound, href: toPath('profile') },
          { id: 'password', label: 'Change Password', icon: KeyRound, href: toPath('changePassword') },
          { id: 'logout', label: 'Log out', icon: LogOut, onAction: () => setIsAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void logout()}
        title={SHELL_MESSAGES.logoutQuestion}
        confirmLabel={SHELL_MESSAGES.yes}
        cancelLabel={SHELL_MESSAGES.no}
        isBusy={isLoggingOut}
        busyLabel="Logging out"
      />
    </>
  );
}
