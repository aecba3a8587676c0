import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { type FocusEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveToast, toastAttribute } from './toast-focus.ts';
import { ToastMessage, type ToastTone } from './toast-message.tsx';

const tones: readonly string[] = ['success', 'error', 'warning', 'info'] satisfies ToastTone[];
const isTone = (variant: string): variant is ToastTone => tones.includes(variant);

/** Props of {@link ToastContent}: those that notistack passes to a custom toast, and the duration. */
export type ToastContentProps = CustomContentProps & {
  ref?: Ref<HTMLDivElement>;
  /** How long it stays, in milliseconds. */
  stay: number;
};

/**
 * One toast with the kit's look. Errors interrupt a screen reader; other toasts wait. It measures its own time, because
 * notistack's timer also runs while the focus is inside.
 */
export function ToastContent({ id, message, variant, action, style, stay, ref }: ToastContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isOver || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeSnackbar(id), stay);
    return () => clearTimeout(timer);
  }, [isHeld, id, stay]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => leaveToast(element);
  }, []);
  return (
    <SnackbarContent ref={ref} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      {/* notistack lays its own element out by rules that no layer can outrank. */}
      <ToastMessage
        {...toastAttribute}
        ref={box}
        tone={isTone(variant) ? variant : 'info'}
        message={message}
        action={typeof action === 'function' ? action(id) : action}
        onClose={() => closeSnackbar(id)}
        onPointerEnter={() => setIsOver(true)}
        onPointerLeave={() => setIsOver(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={(event: FocusEvent<HTMLDivElement>) =>
          setIsFocused(event.currentTarget.contains(event.relatedTarget))
        }
      />
    </SnackbarContent>
  );
}
