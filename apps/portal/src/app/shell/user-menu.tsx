import { findAvatarUrl } from '@anupalan/api-client/files';
import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { AccountButton } from '@anupalan/ui/shell';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import { useSession } from '../../shared/session/use-session.ts';

const loadMenu = async () => (await import('./later.ts')).AccountMenu;

/** Who is signed in, with the menu of the account. */
export function UserMenu() {
  const session = useSession();
  const name = session?.user.name || SHELL_MESSAGES.guest;
  const note = session?.user.designation || (session?.role.name ?? '');
  const src = session === null ? null : findAvatarUrl(session.user);
  const account = { name, note, src };
  return (
    <LazyTrigger
      load={loadMenu}
      props={account}
      fallback={(handlers) => <AccountButton {...handlers} {...account} />}
    />
  );
}
