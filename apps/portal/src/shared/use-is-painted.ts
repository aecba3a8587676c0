import { startTransition, useEffect, useState } from 'react';

/**
 * False until what opens has been seen: a drawer's frame is there at once, and what takes time, its calls and its content,
 * begins after that. Nobody waits for a page that is not seen.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(() => document.hidden);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is asked for before it is painted; what is due after it runs when it is.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
