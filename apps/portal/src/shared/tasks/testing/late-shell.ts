import { vi } from 'vitest';

const NOT_FOCUSABLE = '<Pressable> child must be focusable';

/**
 * The shell loads its menus two seconds after a screen. When a dialog is open by then, as in a slow test, the page
 * behind it is inert and react-aria's development build warns of buttons that cannot be focused. Nothing else is
 * forgiven. Call it in `afterEach`.
 */
export function forgiveLateShell(): void {
  const warn = vi.mocked(console.warn);
  const isForgiven = warn.mock.calls.every(([text]) => String(text).startsWith(NOT_FOCUSABLE));
  if (isForgiven) warn.mockClear();
}
