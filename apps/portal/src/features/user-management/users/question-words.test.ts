import { describe, expect, test } from 'vitest';
import { toTestUser } from '../testing/test-data.ts';
import { splitDeletable, toOpenTasksWords, toQuestionWords } from './question-words.ts';

const two = [toTestUser(), toTestUser({ id: 'person-2', name: 'Asha Rao' })];

describe('words of the questions', () => {
  test('name one person, and count several', () => {
    expect(toQuestionWords({ action: 'delete', users: two.slice(0, 1) })).toMatchObject({
      title: 'Delete Ketan Apte?',
      confirm: 'Delete person',
    });
    expect(toQuestionWords({ action: 'delete', users: two })).toMatchObject({
      title: 'Delete 2 people?',
      confirm: 'Delete 2 people',
    });
    expect(toQuestionWords({ action: 'activate', users: two.slice(1) }).title).toBe('Activate Asha Rao?');
  });

  test('of an invitation say that its link is dead', () => {
    const invited = toTestUser({ invitation: { state: 'pending', expiresAt: null } });
    expect(toQuestionWords({ action: 'deactivate', users: [invited] }).text).toContain('invitation link');
    expect(toQuestionWords({ action: 'deactivate', users: two.slice(0, 1) }).text).toContain(
      'signed out at once',
    );
  });

  test.each([
    [[0], null],
    [[1], '1 open task'],
    [[3, 1], '4 open tasks'],
  ])('%j open tasks: %s', (counts, words) => {
    expect(toOpenTasksWords(counts.map((openTasks) => toTestUser({ openTasks })))).toBe(words);
  });

  test('who cannot be deleted is named with the reason', () => {
    const { deletable, kept } = splitDeletable(two, ({ id }) => ({
      canEdit: true,
      canChangeRole: true,
      canRemove: id === 'person-1',
      canResend: false,
      reason: id === 'person-1' ? null : 'The owner stays',
    }));
    expect(deletable.map(({ id }) => id)).toEqual(['person-1']);
    expect(kept).toEqual([{ name: 'Asha Rao', reason: 'The owner stays' }]);
  });
});
