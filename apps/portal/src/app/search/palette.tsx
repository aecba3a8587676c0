import type { Session } from '@anupalan/api-client/types';
import type { AppRole } from '@anupalan/enums/roles';
import { type CommandGroup, CommandPalette } from '@anupalan/ui/interactive';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppRole, useSession } from '../../shared/session/use-session.ts';
import type { FoundItem } from './found-item.ts';
import { listRecent, noteRecent } from './recent-items.ts';
import { filterItems, listScreenItems } from './screen-items.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { paletteWords } from './words.ts';

type Groups = readonly (CommandGroup & { items: readonly FoundItem[] })[];

function Search({ session, role, onClose }: { session: Session; role: AppRole; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { permissions, user } = session;
  const screens = useMemo(() => listScreenItems(role, permissions), [role, permissions]);
  const recent = useMemo(
    () => listRecent(user.id).map((item) => ({ ...item, id: `recent-${item.id}`, icon: History })),
    [user.id],
  );
  const found = useFoundGroups(typed);
  const isTyped = typed.trim() !== '';
  const groups: Groups = [
    ...(isTyped ? [] : [{ id: 'recent', label: paletteWords.recent, items: recent }]),
    { id: 'screens', label: paletteWords.screens, items: filterItems(screens, typed) },
    ...found,
  ];
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={paletteWords.label}
      placeholder={paletteWords.placeholder}
      value={typed}
      onChange={setTyped}
      groups={groups}
      emptyText={paletteWords.empty(typed.trim())}
      onChoose={({ id }) => {
        const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
        if (item === undefined) return;
        noteRecent(user.id, { ...item, id: id.replace(/^recent-/, '') });
        onClose();
        void navigate(item.href);
      }}
    />
  );
}

/** The search over screens, tasks, documents and users. */
export function Palette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const role = useAppRole();
  if (session === null || role === null) return null;
  return <Search session={session} role={role} onClose={onClose} />;
}
