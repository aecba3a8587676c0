import { useMediaQuery } from '../use-media-query.ts';

/** The width under which the shell has no sidebar and tables become stacked links. */
const NARROW = '(max-width: 900px)';

/** Whether the window is as narrow as a phone or a small tablet. */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW);
}
