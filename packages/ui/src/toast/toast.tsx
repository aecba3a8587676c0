import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type VariantType } from 'notistack';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './toast.module.css';
import { ToastContent } from './toast-content.tsx';

const looks = { success: ToastContent, error: ToastContent, warning: ToastContent, info: ToastContent };

/** How long a toast stays, in milliseconds: plain, and with something to undo. */
export const toastDurations = { plain: 3000, undo: 8000 } as const;

/** Once around the app: toasts top right, one at a time, never the same one twice. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={toastDurations.plain}
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
    autoHideDuration: onUndo ? toastDurations.undo : toastDurations.plain,
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
