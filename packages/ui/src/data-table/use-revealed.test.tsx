// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRevealed } from './use-revealed.ts';

afterEach(() => vi.unstubAllGlobals());

const toGroup = (id: string, count: number) => ({
  id,
  label: id,
  rows: Array.from({ length: count }, (_, at) => ({ id: `${id} ${at}`, data: { id: `${id} ${at}` } })),
  notes: [{ id: 'note', content: 'A note' }],
});
const drawAs = (look: 'table' | 'stack', ...counts: number[]) => {
  const groups = counts.map((count, at) => toGroup(`group ${at}`, count));
  return renderHook(() => useRevealed(groups, look));
};
const draw = (...counts: number[]) => drawAs('table', ...counts);

test('a list of twenty-four rows is drawn whole', () => {
  const { result } = draw(10, 14);
  expect([result.current.hidden, result.current.groups.map(({ rows }) => rows.length)]).toEqual([
    0,
    [10, 14],
  ]);
});

test('of a longer one the first twenty-four rows, over its groups; notes follow the last row of theirs', () => {
  const { result } = draw(12, 40, 5);
  const shown = () => result.current.groups.map(({ rows, notes }) => [rows.length, notes?.length ?? 0]);
  expect(shown()).toEqual([
    [12, 1],
    [12, 0],
  ]);
  expect(result.current.hidden).toBe(33);
  act(() => result.current.reveal());
  expect(shown()).toEqual([
    [12, 1],
    [40, 1],
    [2, 0],
  ]);
  expect(result.current.hidden).toBe(3);
});

test('of stacked rows, which are taller, the first twelve, and thirty more with each step', () => {
  const { result } = drawAs('stack', 10, 20, 40);
  const shown = () => result.current.groups.map(({ rows }) => rows.length);
  expect([result.current.hidden, shown()]).toEqual([58, [10, 2]]);
  act(() => result.current.reveal());
  expect([result.current.hidden, shown()]).toEqual([28, [10, 20, 12]]);
});

test('a list that is printed is drawn whole, before the browser takes it', () => {
  const { result } = draw(30, 40);
  expect(result.current.hidden).toBe(46);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(result.current.hidden).toBe(0);
  });
  expect(result.current.groups.map(({ rows }) => rows.length)).toEqual([30, 40]);
});

test('more is drawn when its end comes near, and nobody watches a place that is gone', () => {
  let tell: (near: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  const { result } = draw(100);
  const stop = result.current.watch(document.body);
  act(() => tell(false));
  expect(result.current.hidden).toBe(76);
  act(() => tell(true));
  expect(result.current.hidden).toBe(46);
  stop?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
