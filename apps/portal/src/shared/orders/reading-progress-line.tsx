import { useWatchReadingQuery } from '@anupalan/api-client/endpoints/reading-progress';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { ProgressBar, VisuallyHidden } from '@anupalan/ui';
import { toReadingWords } from './reading-words.ts';

/** Props of {@link ReadingProgressLine}. */
export type ReadingProgressLineProps = {
  document: Pick<
    ConsentDocument,
    'id' | 'title' | 'status' | 'progress' | 'pageCount' | 'queue' | 'readFrom'
  >;
};

/** How far the reading of an order is, live (D36). Ends by itself: the order is then asked again. */
export function ReadingProgressLine({ document }: ReadingProgressLineProps) {
  const { data } = useWatchReadingQuery(document.id);
  const { status, progress, pageCount, queue, readFrom } = document;
  const { text, share } = toReadingWords(
    data ?? { status, progress, page: null, pageCount, queue, readFrom },
  );
  return (
    <>
      <ProgressBar
        value={Math.round(share * 100)}
        max={100}
        label={`Reading ${document.title}`}
        text={text}
        note={`${Math.round(share * 100)} %`}
      />
      <VisuallyHidden role="status">{`${document.title}: ${text}`}</VisuallyHidden>
    </>
  );
}
