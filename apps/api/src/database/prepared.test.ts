import { describe, expect, test } from 'vitest';
import { PLANNED_ANEW, PreparedStatements } from './prepared.ts';

let count = 0;
/** A text that no other test has asked. */
const newText = (rest = '') => {
  count += 1;
  return `SELECT ${count} ${rest}`.trim();
};
/** A text that this process has asked before. */
const askedText = (rest = '') => {
  const text = newText(rest);
  new PreparedStatements(1).add(text);
  return text;
};

describe('statements that a connection keeps', () => {
  test('are those that are asked more than once', () => {
    const kept = new PreparedStatements(10);
    const text = newText();
    expect(kept.add(text)).toBeNull();
    const made = kept.add(text);
    expect(made?.name).toBe('s1');
    expect(kept.find(text)).toBe(made);
  });

  test('are so many at most: the one that was used longest ago goes, and its name is closed once', () => {
    const kept = new PreparedStatements(2);
    const [first, second, third] = [askedText(), askedText(), askedText()];
    kept.add(first);
    kept.add(second);
    kept.find(first);
    kept.add(third);
    expect([kept.find(second), kept.size]).toEqual([null, 2]);
    expect([kept.takeClosing(), kept.takeClosing()]).toEqual([['s2'], []]);
  });

  test('are none where none are to be kept, none that is very long, asks for all columns or for a plan of its own', () => {
    expect(new PreparedStatements(0).add(askedText())).toBeNull();
    const kept = new PreparedStatements(10);
    expect(kept.add(askedText('x'.repeat(8_000)))).toBeNull();
    expect(kept.add(askedText(', * FROM tasks'))).toBeNull();
    expect(kept.add(askedText('id, tasks.* FROM tasks'))).toBeNull();
    expect(kept.add(askedText('id FROM (SELECT DISTINCT * FROM tasks) AS task'))).toBeNull();
    expect(kept.add(askedText(`FROM tasks WHERE TRUE ${PLANNED_ANEW}`))).toBeNull();
    expect(kept.add(askedText('count(*) FROM tasks'))).not.toBeNull();
    expect(kept.add(askedText('2 * extract(day FROM due_date) FROM scheduled_tasks'))).not.toBeNull();
  });

  test('get another name after one that is forgotten', () => {
    const kept = new PreparedStatements(10);
    const text = askedText();
    kept.add(text);
    kept.forget(text);
    expect([kept.find(text), kept.add(text)?.name, kept.takeClosing()]).toEqual([null, 's2', ['s1']]);
  });
});
