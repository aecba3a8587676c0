import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type VariantType } from 'notistack';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import styles from './toast.module.css';
import { ToastContent } from './toast-content.tsx';
import { onToastKey } from './toast-focus.ts';

declare module 'notistack' {
  interface VariantOverrides {
    success: { stay: number };
    error: { stay: number };
    warning: { stay: number };
    info: { stay: number };
  }
}

const looks = { success: ToastContent, error: ToastContent, warning: ToastContent, info: ToastContent };

/** How long a toast stays, in milliseconds: plain, and with something to undo. */
export const toastDurations = { plain: 3000, undo: 8000 } as const;

/** Props of {@link ToastProvider}. */
export type ToastProviderProps = {
  /** The app. */
  children?: ReactNode;
};

/** Once around the app: toasts top right, one at a time, never the same one twice. F6 brings the focus to them. */
export function ToastProvider({ children }: ToastProviderProps) {
  useEffect(() => {
    document.addEventListener('keydown', onToastKey);
    return () => document.removeEventListener('keydown', onToastKey);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerRoot: styles.container }}
      Components={looks}
    >
      {children}
    </SnackbarProvider>
  );
}

/** What a toast may offer. With `onUndo` it stays 8 seconds. */
export type ToastOptions = { onUndo?: () => void; undoLabel?: string };

function show(variant: VariantType, message: string, { onUndo, undoLabel = 'Undo' }: ToastOptions): void {
  enqueueSnackbar(message, {
    variant,
    stay: onUndo ? toastDurations.undo : toastDurations.plain,
    action: onUndo
      ? (key) => (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              closeSnackbar(key);
              onUndo();
            }}
          >
            {undoLabel}
          </Button>
        )
      : undefined,
  });
}

/** Shows the result of what the user just did. Needs a {@link ToastProvider} above the app. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) => show('success', message, options),
  error: (message: string, options: ToastOptions = {}) => show('error', message, options),
  warning: (message: string, options: ToastOptions = {}) => show('warning', message, options),
  info: (message: string, options: ToastOptions = {}) => show('info', message, options),
  /** Closes whatever is open, for example when the user signs out. */
  clear: () => closeSnackbar(),
};
