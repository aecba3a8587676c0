/** The tone of a toast. */
export type ToastVariant = 'success' | 'error' | 'warning' | 'info';

/**
 * Options of a toast. With `onUndo` it stays 8 seconds. `onGone` is called when it closes: by itself, by a press, or
 * because of the next one.
 */
export type ToastOptions = { onUndo?: () => void; undoLabel?: string; onGone?: () => void };

/** The part that draws toasts, once its code has loaded. */
export type ToastStage = {
  show: (variant: ToastVariant, message: string, options: ToastOptions) => void;
  clear: () => void;
};

type Call = (stage: ToastStage) => void;

let stage: ToastStage | null = null;
/** The latest toast that could not be drawn yet. There is one at a time. */
let waiting: Call | null = null;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when a toast is requested that cannot be drawn yet, or at once if one is waiting. Returns a function
 * that stops it.
 */
export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting !== null) listener();
  return () => listeners.delete(listener);
}

/** Sets the part that draws toasts, starting with the waiting one. Null: toasts are no longer drawn. */
export function setToastStage(next: ToastStage | null): void {
  stage = next;
  if (next === null || waiting === null) return;
  const call = waiting;
  waiting = null;
  call(next);
}

function show(variant: ToastVariant, message: string, options: ToastOptions): void {
  if (stage !== null) {
    stage.show(variant, message, options);
    return;
  }
  waiting = (later) => later.show(variant, message, options);
  for (const listener of listeners) listener();
}

/** Shows the result of what the user just did. Needs a ToastProvider above the app. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) => show('success', message, options),
  error: (message: string, options: ToastOptions = {}) => show('error', message, options),
  warning: (message: string, options: ToastOptions = {}) => show('warning', message, options),
  info: (message: string, options: ToastOptions = {}) => show('info', message, options),
  /** Closes the open toast, for example when the user signs out. */
  clear: () => {
    waiting = null;
    stage?.clear();
  },
};
