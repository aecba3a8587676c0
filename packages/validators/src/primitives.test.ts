import { describe, expect, it } from 'vitest';
import { messageOf, outcomeOf } from './cases.test-support.ts';
import { choice, flag, listOf, numeric, shape, text, wholeNumber } from './primitives.ts';
import { request } from './requests/envelope.ts';

describe('no JSON type is turned into another', () => {
  const schema = request({
    text: text().optional(),
    number: numeric().optional(),
    whole: wholeNumber().optional(),
    flag: flag().optional(),
    list: listOf(text().defined()).optional(),
    inner: shape({ text: text().defined() }).optional(),
    choice: choice(['a', 'b']).optional(),
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'ok'],
    [{ text: 'x', number: 1.5, whole: 2, flag: false, list: ['x'], inner: { text: 'x' }, choice: 'a' }, 'ok'],
    [{ text: 5 }, 'malformed: text'],
    [{ text: true }, 'malformed: text'],
    [{ text: {} }, 'malformed: text'],
    [{ text: ['x'] }, 'malformed: text'],
    [{ number: '5' }, 'malformed: number'],
    [{ number: Number.NaN }, 'malformed: number'],
    [{ whole: 1.5 }, 'invalid: whole'],
    [{ flag: 'true' }, 'malformed: flag'],
    [{ flag: 1 }, 'malformed: flag'],
    [{ list: 'x' }, 'malformed: list'],
    [{ list: '["x"]' }, 'malformed: list'],
    [{ list: [5] }, 'malformed: list[0]'],
    [{ inner: '{"text":"x"}' }, 'malformed: inner'],
    [{ inner: [] }, 'malformed: inner'],
    [{ inner: {} }, 'invalid: inner.text'],
    [{ choice: 'c' }, 'malformed: choice'],
    [{ choice: 5 }, 'malformed: choice'],
  ])('%j: %s', (input, expected) => {
    expect(outcomeOf(schema, input)).toBe(expected);
  });

  it.each([[null], ['text'], [5], [[]]])('a body that is %j is malformed', (body) => {
    expect(outcomeOf(schema, body)).toBe('malformed: ');
  });

  it('a missing body has missing fields', () => {
    expect(outcomeOf(request({ name: text().required('Name is required') }), undefined)).toBe(
      'invalid: name',
    );
  });

  it('tells no value back', () => {
    expect(messageOf(request({ password: text() }), { password: { secret: 'x' } })).toBe(
      'password must be a text',
    );
    expect(messageOf(text(), 5)).toBe('The value must be a text');
  });

  it('null is not absent', () => {
    expect(messageOf(text().optional(), null)).not.toBeNull();
    expect(messageOf(text().nullable().optional(), null)).toBeNull();
  });
});
