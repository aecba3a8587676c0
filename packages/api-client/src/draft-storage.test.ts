import { beforeEach, describe, expect, test } from 'vitest';
import { DRAFTS_KEY, deleteDraft, deleteDraftsOf, findDraft, saveDraft } from './draft-storage.ts';
import { clearSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T06:00:00Z');
const key = { userId: 'user-1', route: '/company/support-management/create', form: 'support' };

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  test('are kept per person, screen and form', () => {
    saveDraft(key, { subject: 'Pump' }, NOW);
    expect(findDraft(key, NOW)).toEqual({ values: { subject: 'Pump' }, savedAt: NOW });
    expect(findDraft({ ...key, userId: 'user-2' }, NOW)).toBeNull();
    expect(findDraft({ ...key, route: '/company/profile' }, NOW)).toBeNull();
    expect(findDraft({ ...key, form: 'other' }, NOW)).toBeNull();
  });

  test('are encrypted', () => {
    saveDraft(key, { subject: 'Pump' }, NOW);
    expect(localStorage.getItem(DRAFTS_KEY)).not.toContain('Pump');
  });

  test('outlive the session (D8)', () => {
    saveSession(toTestSession());
    saveDraft(key, { subject: 'Pump' }, NOW);
    clearSession();
    expect(findDraft(key, NOW)?.values).toEqual({ subject: 'Pump' });
  });

  test('the newer one replaces the older', () => {
    saveDraft(key, { subject: 'Old' }, NOW);
    saveDraft(key, { subject: 'New' }, NOW + 1);
    expect(findDraft(key, NOW + 1)?.values).toEqual({ subject: 'New' });
  });

  test('one is deleted without the others', () => {
    const other = { ...key, form: 'other' };
    saveDraft(key, { a: 1 }, NOW);
    saveDraft(other, { b: 2 }, NOW);
    deleteDraft(key, NOW);
    expect(findDraft(key, NOW)).toBeNull();
    expect(findDraft(other, NOW)?.values).toEqual({ b: 2 });
  });

  test('logging out deletes those of the person only', () => {
    const other = { ...key, userId: 'user-2' };
    saveDraft(key, { a: 1 }, NOW);
    saveDraft(other, { b: 2 }, NOW);
    deleteDraftsOf('user-1', NOW);
    expect(findDraft(key, NOW)).toBeNull();
    expect(findDraft(other, NOW)?.values).toEqual({ b: 2 });
  });

  test.each([
    [30 * DAY - 1, true],
    [30 * DAY, false],
  ])('after %d milliseconds: %s', (age, isThere) => {
    saveDraft(key, { a: 1 }, NOW);
    expect(findDraft(key, NOW + age) !== null).toBe(isThere);
  });

  test('the oldest go when there are more than fifty', () => {
    for (let index = 0; index <= 50; index += 1)
      saveDraft({ ...key, form: `f${index}` }, { index }, NOW + index);
    expect(findDraft({ ...key, form: 'f0' }, NOW + 51)).toBeNull();
    expect(findDraft({ ...key, form: 'f1' }, NOW + 51)).not.toBeNull();
    expect(findDraft({ ...key, form: 'f50' }, NOW + 51)).not.toBeNull();
  });
});
