// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readForm, readTyped } from './form-values.ts';

const EMPTY = { name: '', type: '', message: '' };

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('what was typed is read by the names of the fields; what is not asked for is left', () => {
  document.body.innerHTML =
    '<form id="f"><input name="name" value="Asha"><input name="other" value="x"><textarea name="message">Two\nlines</textarea></form>';
  expect(readTyped('f', EMPTY)).toEqual({ name: 'Asha', type: '', message: 'Two\nlines' });
});

test.each([
  ['without such a form', '<p>Nothing</p>'],
  ['where the id is not a form’s', '<div id="f"><input name="name" value="Asha"></div>'],
])('%s the given values stand', (_, html) => {
  document.body.innerHTML = html;
  expect(readTyped('f', { ...EMPTY, name: 'given' })).toEqual({ ...EMPTY, name: 'given' });
  expect(readForm('f')).toBeNull();
});

test('at the build there is no document', () => {
  vi.stubGlobal('document', undefined);
  expect(readForm('f')).toBeNull();
  expect(readTyped('f', EMPTY)).toBe(EMPTY);
});
