import type { ScheduledTask } from '@anupalan/api-client/types';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { usePreference } from '../../shared/use-preference.ts';
import type { RowContext } from './row-context.ts';
import { words } from './words.ts';

/** Keys of the list and of its drawer, and what they do, in the order of their list. */
export const LIST_KEYS = [
  { key: 'j', label: words.keys.next },
  { key: 'k', label: words.keys.previous },
  { key: 'Enter', label: words.keys.open },
  { key: 'c', label: words.keys.complete },
  { key: '?', label: words.keys.all },
] as const;

/** Props of {@link useListKeys}. */
export type ListKeysProps = {
  /** Around the rows. */
  box: RefObject<HTMLElement | null>;
  rows: readonly ScheduledTask[];
  context: RowContext;
  /** The due date in the drawer, or null. */
  open: Pick<ScheduledTask, 'taskId' | 'dueDate'> | null;
};

const listLinks = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('th[scope="row"] a, li a') ?? []),
];

/**
 * J and K go from row to row, or from drawer to drawer; Enter opens the row, as the link in it does; C completes; ? shows
 * all keys.
 */
export function useListKeys({ box, rows, context, open }: ListKeysProps) {
  const navigate = useNavigate();
  const [keys, setKeys] = usePreference('due-dates.keys', ['on', 'off']);
  const [isListShown, setIsListShown] = useState(false);

  const findIndex = () =>
    open === null
      ? listLinks(box.current).findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))
      : rows.findIndex(({ taskId, dueDate }) => taskId === open.taskId && dueDate === open.dueDate);
  const goBy = (step: 1 | -1) => {
    const index = findIndex();
    const next = Math.max(0, index < 0 ? 0 : index + step);
    const row = rows[next];
    if (open === null) listLinks(box.current)[next]?.focus();
    else if (row !== undefined)
      void navigate(context.toHref(row), { replace: true, preventScrollReset: true });
  };
  const complete = () => {
    const row = rows[findIndex()];
    if (row !== undefined && context.canChange && row.status !== 'completed') context.onToggleStatus(row);
  };
  useKeys(
    { isOn: keys === 'on', dialogs: open === null ? 0 : 1 },
    { j: () => goBy(1), k: () => goBy(-1), c: complete, '?': () => setIsListShown(true) },
  );
  return {
    isOn: keys === 'on',
    onToggle: (isOn: boolean) => setKeys(isOn ? 'on' : 'off'),
    isListShown,
    showList: () => setIsListShown(true),
    onClose: () => setIsListShown(false),
  };
}
