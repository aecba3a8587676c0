import { useEffect, useState } from 'react';

/** The least time that a spinner stays after its work is done, in milliseconds. */
const HOLD_MS = 500;

/** True while `isOn`, and for `holdMs` afterwards, so that a spinner never flickers. */
export function useHeld(isOn: boolean, holdMs: number = HOLD_MS): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isOn) {
      setIsHeld(true);
      return;
    }
    if (!isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), holdMs);
    return () => clearTimeout(timer);
  }, [isOn, isHeld, holdMs]);
  return isOn || isHeld;
}
