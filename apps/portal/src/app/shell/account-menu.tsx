import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import type { IconType } from '@anupalan/ui';
import { ConfirmDialog, Menu } from '@anupalan/ui/interactive';
import { AccountButton, type AccountButtonProps } from '@anupalan/ui/shell';
import { BookOpen, Building2, FlaskConical, KeyRound, ListChecks, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useExtraScreens } from '../../shared/session/extra-screens.ts';
import { useScreenPath } from '../../shared/session/use-session.ts';
import { useLogout } from './use-logout.ts';
import { accountWords } from './words.ts';

/** Screens that have no entry in the sidebar are reached from here as well (D28). */
const ICONS: Readonly<Record<string, IconType>> = {
  organisation: Building2,
  labMarketplace: FlaskConical,
  reportingTasks: ListChecks,
  resourceCenter: BookOpen,
};

/** Profile, change password and log out, which asks first. */
export function AccountMenu(account: Pick<AccountButtonProps, 'name' | 'note' | 'src'>) {
  const toPath = useScreenPath();
  const extra = useExtraScreens();
  const [isAsking, setIsAsking] = useState(false);
  const { logout, isLoggingOut } = useLogout(() => setIsAsking(false));
  return (
    <>
      <Menu
        label={accountWords.label}
        trigger={<AccountButton {...account} />}
        items={[
          { id: 'profile', label: accountWords.profile, icon: UserRound, href: toPath('profile') },
          {
            id: 'password',
            label: accountWords.changePassword,
            icon: KeyRound,
            href: toPath('changePassword'),
          },
          ...extra.map(({ screen, title, href }) => ({
            id: screen,
            label: title,
            icon: ICONS[screen],
            href,
          })),
          { id: 'logout', label: accountWords.logOut, icon: LogOut, onAction: () => setIsAsking(true) },
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
