import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onToastWanted } from './toast-queue.ts';

/** How long the page rests before the code of the toasts is loaded, in milliseconds. */
const REST_MS = 1000;

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
 * code is fetched once the page has rested, so that it is there when the server is not, and the first page is lighter.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [Stack, setStack] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    // A failure is no news yet: the next toast tries again.
    const timer = setTimeout(() => void load().catch(() => undefined), REST_MS);
    const stop = onToastWanted(() => {
      load().then(
        (component) => setStack(() => component),
        () => undefined,
      );
    });
    return () => {
      clearTimeout(timer);
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
