import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onFirstUse } from '../shared/first-use.ts';
import { onToastWanted } from './toast-queue.ts';

let loaded: ComponentType | null = null;

async function load(): Promise<ComponentType> {
  loaded ??= (await import('./toast-stack.tsx')).ToastStack;
  return loaded;
}

/** Props of {@link ToastProvider}. */
export type ToastProviderProps = {
  /** The app. */
  children?: ReactNode;
};

/**
 * Wraps the app. Toasts are at the top right, one at a time, never the same one twice. F6 moves the focus to them.
 * Their code loads when the reader starts to use the page: this keeps the first view light, and toasts still work if
 * the server fails.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [Stack, setStack] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    // A failure is no news yet: the next toast tries again.
    const stopWaiting = onFirstUse(() => void load().catch(() => undefined));
    const stop = onToastWanted(() => {
      load().then(
        (component) => setStack(() => component),
        () => undefined,
      );
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, []);
  return (
    <>
      {children}
      {Stack !== null && <Stack />}
    </>
  );
}
