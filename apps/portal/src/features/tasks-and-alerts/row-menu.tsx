import type { ScheduledTask } from '@anupalan/api-client/types';
import { IconButton } from '@anupalan/ui';
import { Menu, type MenuItem } from '@anupalan/ui/interactive';
import { Check, Ellipsis, PanelRightOpen, RotateCcw, Undo2, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { menuWords } from './menus.words.ts';
import type { RowContext } from './row-context.ts';

/** Props of {@link RowMenu}. */
export type RowMenuProps = {
  row: ScheduledTask;
  context: RowContext;
  /** Names the menu by its row. */
  label: string;
  /** What can be taken back of this row, or null. */
  last: Undoable | null;
  /** A change of status is under way. */
  isChanging: boolean;
};

/** All that can be done with a row. What was done with it last can be taken back here once its toast has gone. */
export function RowMenu({ row, context, label, last, isChanging }: RowMenuProps) {
  const navigate = useNavigate();
  const { canChange, onToggleStatus, onAssign } = context;
  const isDone = row.status === 'completed';
  const items: (MenuItem | false)[] = [
    last !== null && {
      id: 'undo',
      label: menuWords.rows.undo,
      hint: last.text,
      icon: Undo2,
      isDisabled: isChanging,
      onAction: last.undo,
    },
    {
      id: 'open',
      label: menuWords.rows.open,
      icon: PanelRightOpen,
      onAction: () => void navigate(context.toHref(row), { preventScrollReset: true }),
    },
    canChange && {
      id: 'status',
      label: isDone ? menuWords.rows.reopen : menuWords.rows.complete,
      icon: isDone ? RotateCcw : Check,
      isDisabled: isChanging,
      onAction: () => onToggleStatus(row),
    },
    onAssign !== null && {
      id: 'assign',
      label: menuWords.rows.assign,
      icon: UserPlus,
      onAction: () => onAssign(row),
    },
  ];
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" icon={Ellipsis} label={label} />}
      items={items.filter((item) => item !== false)}
    />
  );
}
