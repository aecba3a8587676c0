import { TIMINGS } from '@anupalan/enums/limits';
import { useEffect, useState } from 'react';

/** True while `isOn` and for half a second after (product, section 9), so that a spinner never flickers. */
export function useHeld(isOn: boolean, holdMs: number = TIMINGS.spinnerHold): boolean {
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
