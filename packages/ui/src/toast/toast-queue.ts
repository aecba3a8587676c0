/** How good or bad what a toast says is. */
export type ToastVariant = 'success' | 'error' | 'warning' | 'info';

/** What a toast may offer. With `onUndo` it stays 8 seconds. `onGone`: it is closed, by itself, a press or the next one. */
export type ToastOptions = { onUndo?: () => void; undoLabel?: string; onGone?: () => void };

/** What draws toasts once its code is there. */
export type ToastStage = {
  show: (variant: ToastVariant, message: string, options: ToastOptions) => void;
  clear: () => void;
};

type Call = (stage: ToastStage) => void;

let stage: ToastStage | null = null;
/** The latest one that nobody could draw yet; there is one at a time. */
let waiting: Call | null = null;
const listeners = new Set<() => void>();

/** Calls `listener` when a toast is asked for that nobody can draw yet, at once where one waits. Answers the way to stop. */
export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting !== null) listener();
  return () => listeners.delete(listener);
}

/** Takes over from here on, beginning with what waits; null: nobody draws any more. */
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
  /** Closes whatever is open, for example when the user signs out. */
  clear: () => {
    waiting = null;
    stage?.clear();
  },
};
