import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { ConfirmDialog, Menu } from '@anupalan/ui/interactive';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useScreenPath } from '../../shared/session/use-session.ts';
import { useLogout } from './use-logout.ts';
import styles from './user-menu.module.css';
import { type AccountButtonProps, UserMenuContent } from './user-menu-content.tsx';

/** Profile, change password and log out, which asks first. */
export function AccountMenu({ name, note }: AccountButtonProps) {
  const toPath = useScreenPath();
  const [isAsking, setIsAsking] = useState(false);
  const { logout, isLoggingOut } = useLogout(() => setIsAsking(false));
  return (
    <>
      <Menu
        label="Account"
        trigger={
          <button type="button" className={styles.trigger} aria-label={`${name}, account menu`}>
            <UserMenuContent name={name} note={note} />
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
      />
    </>
  );
}
