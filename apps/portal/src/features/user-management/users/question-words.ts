import type { SubUser } from '@anupalan/api-client/types';
import { toCount } from '../../../shared/to-count.ts';
import type { AllowedActions } from '../allowed-actions.ts';
import type { UserQuestion } from './use-user-actions.ts';

/** The question of a dialog: what it says, and what its buttons are called. */
export type QuestionWords = { title: string; text: string; confirm: string; busy: string };

/** The words of a question about one user or several. */
export function toQuestionWords({ action, users }: UserQuestion): QuestionWords {
  const [first] = users;
  const who = users.length === 1 && first !== undefined ? first.name : `${users.length} people`;
  if (action === 'activate')
    return {
      title: `Activate ${who}?`,
      text: 'They can sign in again with their old password and see what their role allows.',
      confirm: 'Activate',
      busy: 'Activating',
    };
  const isWaiting = users.every(({ invitation }) => invitation !== null);
  if (action === 'deactivate' && isWaiting)
    return {
      title: `Deactivate ${who}?`,
      text: 'Their invitation link does not work until you activate them again.',
      confirm: 'Deactivate',
      busy: 'Deactivating',
    };
  if (action === 'deactivate')
    return {
      title: `Deactivate ${who}?`,
      text: 'They are signed out at once, on every device, and cannot sign in until they are activated again. Their name stays in the history.',
      confirm: 'Deactivate',
      busy: 'Deactivating',
    };
  return {
    title: `Delete ${who}?`,
    text: 'They are signed out at once and cannot come back without a new invitation. Their name stays in the history, and the email can be used again.',
    confirm: users.length === 1 ? 'Delete person' : `Delete ${who}`,
    busy: 'Deleting',
  };
}

/** "1 open task" or "4 open tasks" of some users together. */
export function toOpenTasksWords(users: readonly SubUser[]): string | null {
  const count = users.reduce((sum, { openTasks }) => sum + openTasks, 0);
  if (count === 0) return null;
  return toCount(count, 'open task');
}

/** Chosen users, split into those who can be deleted and the others, each with the reason. */
export function splitDeletable(
  users: readonly SubUser[],
  toAllowed: (user: SubUser) => AllowedActions,
): { deletable: SubUser[]; kept: { name: string; reason: string }[] } {
  const allowed = users.map((user) => ({ user, ...toAllowed(user) }));
  return {
    deletable: allowed.filter(({ canRemove }) => canRemove).map(({ user }) => user),
    kept: allowed
      .filter(({ canRemove }) => !canRemove)
      .map(({ user, reason }) => ({
        name: user.name,
        reason: reason ?? 'Not known yet what they may do',
      })),
  };
}
