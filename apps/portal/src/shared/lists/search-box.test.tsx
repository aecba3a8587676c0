import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderBox(value = '') {
  const onChange = vi.fn();
  const draw = (now: string) => <SearchBox label="Search tasks" value={now} onChange={onChange} />;
  const { rerender } = render(draw(value));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    box,
    onChange,
    setValue: (now: string) => rerender(draw(now)),
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    rest: () => act(() => vi.advanceTimersByTime(400)),
  };
}

test('what is typed before the list is asked stays, however late its words arrive', () => {
  const { box, onChange, setValue, type, rest } = renderBox();
  type('ma');
  rest();
  type('man');
  setValue('ma');
  expect(box.value).toBe('man');
  rest();
  type('mani');
  rest();
  setValue('mani');
  expect(box.value).toBe('mani');
  expect(onChange.mock.calls).toEqual([['ma'], ['man'], ['mani']]);
});

test('a value from elsewhere replaces what stands there', () => {
  const { box, setValue, type, rest } = renderBox();
  type('ma');
  rest();
  setValue('ma');
  setValue('');
  expect(box.value).toBe('');
  setValue('ma');
  expect(box.value).toBe('ma');
});
