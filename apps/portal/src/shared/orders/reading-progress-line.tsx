import { useWatchReadingQuery } from '@anupalan/api-client/endpoints/reading-progress';
import type { ConsentDocument, ReadingProgress } from '@anupalan/api-client/types';
import { ProgressBar, VisuallyHidden } from '@anupalan/ui';
import { useEffect, useState } from 'react';
import { followPages, type PageDone, toSecondsLeft } from './reading-pace.ts';
import { toReadingWords } from './reading-words.ts';
import { orderWords } from './words.ts';

/** Props of {@link ReadingProgressLine}. */
export type ReadingProgressLineProps = {
  document: Pick<
    ConsentDocument,
    'id' | 'title' | 'status' | 'progress' | 'pageCount' | 'queue' | 'readFrom'
  >;
};

/** How long the pages that are left will take, by those that were watched; null: not known. */
function useSecondsLeft({ status, page, pageCount }: ReadingProgress): number | null {
  const [seen, setSeen] = useState<readonly PageDone[]>([]);
  useEffect(() => {
    if (status === 'reading' && page !== null) setSeen((all) => followPages(all, { page, at: Date.now() }));
  }, [status, page]);
  return pageCount === null ? null : toSecondsLeft(seen, pageCount);
}

/** How far the reading of an order is, live (D36). Ends by itself: the order is then asked again. */
export function ReadingProgressLine({ document }: ReadingProgressLineProps) {
  const { data } = useWatchReadingQuery(document.id);
  const { status, progress, pageCount, queue, readFrom } = document;
  const now = data ?? { status, progress, page: null, pageCount, queue, readFrom };
  const { text, share } = toReadingWords(now, useSecondsLeft(now));
  return (
    <>
      <ProgressBar
        value={Math.round(share * 100)}
        max={100}
        label={orderWords.reading(document.title)}
        text={text}
        {...(now.status !== 'queued' && { note: `${Math.round(share * 100)}\u00a0%` })}
      />
      <VisuallyHidden role="status">{`${document.title}: ${toReadingWords(now).text}`}</VisuallyHidden>
    </>
  );
}
