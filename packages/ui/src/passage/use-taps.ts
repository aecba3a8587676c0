import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(COARSE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Reports taps on a touch screen inside a scrolling box, and stops them from pressing what is under them. Taps on the
 * bar of the selection (`data-passage`) still work. Returns whether the screen is a touch screen: its first pointer is
 * a finger, or someone tapped on it. @param onTap a point of the window in pixels
 */
export function useTaps(
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
  onTap: (point: { x: number; y: number }) => boolean,
): boolean {
  const isCoarse = useSyncExternalStore(subscribe, () => matchMedia(COARSE).matches);
  const [wasTouched, setWasTouched] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isOn || element === null) return;
    // A click does not say in every browser what it was made with.
    let isFinger = false;
    const onDown = ({ pointerType }: PointerEvent) => {
      isFinger = pointerType === 'touch' || pointerType === 'pen';
      if (isFinger) setWasTouched(true);
    };
    const onClick = (event: MouseEvent) => {
      if (!isFinger || !(event.target instanceof Element) || event.target.closest('[data-passage]')) return;
      event.preventDefault();
      event.stopPropagation();
      onTap({ x: event.clientX, y: event.clientY });
    };
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('click', onClick, true);
    };
  }, [box, isOn, onTap]);
  return isCoarse || wasTouched;
}
