import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { useSession } from '../../shared/session/use-session.ts';
import { LazyTrigger } from './lazy-trigger.tsx';
import styles from './user-menu.module.css';
import { UserMenuContent } from './user-menu-content.tsx';

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** Who is signed in, with the menu of the account. */
export function UserMenu() {
  const session = useSession();
  const name = session?.user.name || SHELL_MESSAGES.guest;
  const note = session?.user.designation || (session?.role.name ?? '');
  return (
    <LazyTrigger
      load={loadMenu}
      props={{ name, note }}
      fallback={(handlers) => (
        <button
          {...handlers}
          type="button"
          className={styles.trigger}
          aria-label={`${name}, account menu`}
          aria-haspopup="menu"
        >
          <UserMenuContent name={name} note={note} />
        </button>
      )}
    />
  );
}
