// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast-queue.ts';
import { ToastStack } from './toast-stack.tsx';

// notistack sets enqueueSnackbar once its provider is there, so it is looked up with every call.
vi.mock('notistack', async (importOriginal) => {
  const actual = await importOriginal<typeof import('notistack')>();
  const closeSnackbar = vi.fn();
  return {
    ...actual,
    closeSnackbar,
    get enqueueSnackbar() {
      return actual.enqueueSnackbar;
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(closeSnackbar).mockClear();
  render(<ToastStack />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['plain', 3000, {}],
  ['with an Undo', 8000, { onUndo: () => undefined }],
])('a toast %s closes after %i ms, and not before', (name, duration, options) => {
  act(() => toast.success(`Saved, ${name}`, options));
  expect(screen.getByText(`Saved, ${name}`)).toBeDefined();
  act(() => void vi.advanceTimersByTime(duration - 1));
  expect(closeSnackbar).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(closeSnackbar).toHaveBeenCalledOnce();
});

test('two toasts are never open at once', () => {
  act(() => toast.success('Task completed'));
  act(() => toast.info('Reading began'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
});

test('a toast ends where the bell and the account begin', () => {
  const edge = document.createElement('div');
  edge.dataset.toastEdge = '';
  edge.getBoundingClientRect = () => new DOMRect(900, 0, 100, 56);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const toEnd = () => document.documentElement.style.getPropertyValue('--toast-end');
  document.body.append(edge);
  act(() => toast.success('Task completed'));
  expect(toEnd()).toBe('100px');
  edge.remove();
  act(() => toast.info('Reading began'));
  expect(toEnd()).toBe('');
});
