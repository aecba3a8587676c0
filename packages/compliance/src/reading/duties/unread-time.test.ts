import { expect, test } from 'vitest';
import { findUnreadTime } from './unread-time-rules.ts';

test.each([
  'The Board shall decide at the earliest.',
  'If the lamps fail every lunar month they shall go.',
  'The lamp was lit at the earliest.',
])('nothing is asked about: %s', (sentence) => {
  expect(findUnreadTime(sentence)).toBeNull();
});
