import { describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { checkInput } from './check.ts';
import { fullNameField } from './fields.ts';
import { text } from './primitives.ts';
import { request } from './requests/envelope.ts';

describe('a check', () => {
  it('gives the value back, trimmed and without unknown keys', () => {
    const result = checkInput(request({ name: fullNameField() }), { name: '  Asha   Rao ', role: 'admin' });
    expect(result).toEqual({ kind: 'ok', value: { name: 'Asha Rao' } });
  });

  it('tells one sentence a field, the first', () => {
    const result = checkInput(request({ name: fullNameField(), note: text().required('Note is required') }), {
      name: '',
    });
    expect(result).toEqual({
      kind: 'invalid',
      problems: [
        { field: 'name', message: 'Full name is required' },
        { field: 'note', message: 'Note is required' },
      ],
    });
  });

  it('tells only what is malformed where something is', () => {
    const result = checkInput(request({ name: fullNameField(), note: text() }), { note: 5 });
    expect(result).toMatchObject({ kind: 'malformed', problems: [{ field: 'note' }] });
  });

  it('does not hide an error of its own', () => {
    const broken = object({
      name: string().test('broken', 'x', () => {
        throw new TypeError('broken rule');
      }),
      age: number(),
    });
    expect(() => checkInput(broken, { name: 'x' })).toThrow('broken rule');
  });
});
