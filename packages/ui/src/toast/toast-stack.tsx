import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import styles from './toast.module.css';
import { ToastContent } from './toast-content.tsx';
import { toastDurations } from './toast-durations.ts';
import { onToastKey } from './toast-focus.ts';
import { setToastStage, type ToastOptions, type ToastVariant } from './toast-queue.ts';

declare module 'notistack' {
  interface VariantOverrides {
    success: { stay: number };
    error: { stay: number };
    warning: { stay: number };
    info: { stay: number };
  }
}

const looks = { success: ToastContent, error: ToastContent, warning: ToastContent, info: ToastContent };

/**
 * Tells the style sheet how far toasts must stay from the right edge of the window: beside the bell and the account.
 */
function keepBesideEdge(): void {
  const root = document.documentElement;
  const edge = document.querySelector('[data-toast-edge]')?.getBoundingClientRect();
  if (edge === undefined || edge.width === 0) root.style.removeProperty('--toast-end');
  else root.style.setProperty('--toast-end', `${Math.ceil(root.clientWidth - edge.left)}px`);
}

function show(variant: ToastVariant, message: string, options: ToastOptions): void {
  const { onUndo, undoLabel = 'Undo', onGone } = options;
  keepBesideEdge();
  enqueueSnackbar(message, {
    variant,
    onClose: () => onGone?.(),
    // The same words again are another action: the undo of the first would be left under them.
    ...(onUndo ? { preventDuplicate: false } : {}),
    stay: onUndo ? toastDurations.undo : toastDurations.plain,
    action: onUndo
      ? (key) => (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              // Before it is gone: what offers the undo elsewhere then must not.
              onUndo();
              closeSnackbar(key);
            }}
          >
            {undoLabel}
          </Button>
        )
      : undefined,
  });
}

/**
 * Shows toasts at the top right beside the bell and the account, one at a time and never the same one twice. Its code
 * loads with the first toast.
 */
export function ToastStack() {
  useEffect(() => {
    setToastStage({ show, clear: () => closeSnackbar() });
    document.addEventListener('keydown', onToastKey);
    window.addEventListener('resize', keepBesideEdge);
    return () => {
      setToastStage(null);
      window.removeEventListener('resize', keepBesideEdge);
      document.removeEventListener('keydown', onToastKey);
    };
  }, []);
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerRoot: styles.container }}
      Components={looks}
    />
  );
}
