import { type SampleOrder, toSampleUrl } from '../../../shared/orders/samples.ts';

/** What is said where a sample does not come. */
export const SAMPLE_MISSING = {
  title: 'The sample could not be loaded.',
  text: 'Check your connection and try again, or choose an order of your own: that needs no connection.',
};

/** The file of a sample; null where it does not come. */
export async function loadSample(sample: SampleOrder, signal: AbortSignal): Promise<readonly Blob[] | null> {
  try {
    const response = await fetch(toSampleUrl(sample), { signal, credentials: 'omit' });
    return response.ok ? [await response.blob()] : null;
  } catch {
    return null;
  }
}
