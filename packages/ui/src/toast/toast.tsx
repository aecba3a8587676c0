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
 * Once around the app: toasts top right, one at a time, never the same one twice. F6 brings the focus to them. Their
 * code is fetched once the page is used, so that it is there when the server is not, and the first view is lighter.
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
