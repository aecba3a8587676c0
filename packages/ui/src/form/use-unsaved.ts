import { useCallback, useEffect } from 'react';
import { useFormShared, useFormState } from './form-context.ts';

/**
 * Whether the surrounding form has changes that would be lost if the reader left now. The browser asks before the tab
 * closes. For links inside the app, pass the result to the router's blocker and show LeaveDialog. A form that is being
 * sent does not block: it continues by itself.
 */
export function useUnsaved(): () => boolean {
  const isDirty = useFormState()?.dirty ?? false;
  const { isSending } = useFormShared();
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  return useCallback(() => isDirty && !isSending.current, [isDirty, isSending]);
}
