import { useEffect, useRef } from 'react';

/** Where letters are text and not commands. */
const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="spinbutton"], [role="listbox"], [role="menu"]';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest(TYPING);
  // A checkbox or a switch takes no letters.
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'checkbox');
}

/** Whether keys work, and under how many open dialogs they do: 1 where a drawer belongs to the screen. */
export type KeysOn = { isOn: boolean; dialogs?: number };

/** Calls the handler of a pressed key: not while typing, not with Ctrl, Alt or Meta, not under a dialog. */
export function useKeys<Key extends string>(
  { isOn, dialogs = 0 }: KeysOn,
  handlers: Readonly<Record<Key, () => void>>,
): void {
  const latest = useRef<Readonly<Record<string, () => void>>>(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
        return;
      const open = document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;
      if (isTyping(event.target) || open > dialogs) return;
      const pressed = event.key.toLowerCase();
      const handler = Object.hasOwn(latest.current, pressed) ? latest.current[pressed] : undefined;
      if (handler === undefined) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, dialogs]);
}
