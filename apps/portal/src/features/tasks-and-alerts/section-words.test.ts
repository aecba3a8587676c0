import { describe, expect, test } from 'vitest';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { toAllCompleted, toAnnouncement, toCutWords, toHeading } from './section-words.ts';
import type { LoadedSection } from './use-sections.ts';

const section = (changes: Partial<LoadedSection>): LoadedSection => ({
  id: 'later',
  label: 'Later',
  query: {},
  isPaged: false,
  rows: [toTestOccurrence({ dueDate: '2027-01-05' })],
  total: 12_480,
  isMinimum: false,
  isLoading: false,
  isError: false,
  retry: () => undefined,
  ...changes,
});
const minimum = section({ total: 10_000, isMinimum: true });

describe('a group', () => {
  test('that is counted says its number', () => {
    expect(toHeading(section({}))).toBe('Later');
    expect(toAnnouncement([section({}), section({ label: 'Completed', total: 0 })])).toBe('12,480 later.');
    expect(toCutWords(section({}))).toMatch(/^The first 1 of 12,480, until 5 Jan(uary)? 2027\./);
    expect(toAllCompleted(section({}))).toBe('All 12,480 completed');
  });

  test('that is counted to 10,000 says that there are more', () => {
    expect(toHeading(minimum)).toBe('Later: more than');
    expect(toAnnouncement([minimum])).toBe('more than 10,000 later.');
    expect(toCutWords(minimum)).toMatch(/^The first 1 of more than 10,000, until/);
    expect(toAllCompleted(minimum)).toBe('All completed');
  });
});
