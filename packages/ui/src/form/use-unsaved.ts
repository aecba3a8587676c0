import { useCallback, useEffect } from 'react';
import { useFormShared, useFormState } from './form-context.ts';

/**
 * Whether the form above holds something that would be lost by leaving now. The browser asks by itself before the
 * tab is closed; give the answer to the router's blocker for ways inside the app, and show LeaveDialog. A form
 * that is being sent may be left: it leads on by itself.
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
