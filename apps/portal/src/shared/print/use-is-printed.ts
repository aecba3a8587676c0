import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PREPARE_PRINT } from './print-page.ts';

/** Whether the page is about to be printed, or was: what is folded on the screen is drawn for paper, and not before. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    if (isPrinted) return;
    // The browser prints what is there when its own event is over.
    const onPrint = () => flushSync(() => setIsPrinted(true));
    for (const name of [PREPARE_PRINT, 'beforeprint']) window.addEventListener(name, onPrint);
    return () => {
      for (const name of [PREPARE_PRINT, 'beforeprint']) window.removeEventListener(name, onPrint);
    };
  }, [isPrinted]);
  return isPrinted;
}
