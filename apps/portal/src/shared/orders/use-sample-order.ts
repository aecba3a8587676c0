import { toast } from '@anupalan/ui/interactive';
import { useCallback, useState } from 'react';
import { SAMPLE_ORDERS, toSampleUrl } from './samples.ts';
import { orderWords } from './words.ts';

/** An order takes its title from its file: by this one everybody knows it for a sample, wherever it is named. */
const SAMPLE_FILE_NAME = 'Sample order, plating works.pdf';

/**
 * Fetches the invented order that lies beside the pages and hands it to `add`, as if it had been chosen. A failure is
 * told in a toast.
 */
export function useSampleOrder(add: (files: readonly File[]) => void) {
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(async () => {
    const [sample] = SAMPLE_ORDERS;
    if (sample === undefined) return;
    setIsLoading(true);
    try {
      const response = await fetch(toSampleUrl(sample), { credentials: 'omit' });
      if (!response.ok) throw new Error(`The sample was answered with ${response.status}.`);
      add([new File([await response.blob()], SAMPLE_FILE_NAME, { type: 'application/pdf' })]);
    } catch {
      toast.error(orderWords.sampleFailed);
    } finally {
      setIsLoading(false);
    }
  }, [add]);
  return { load, isLoading };
}
