import { api } from '../api.ts';
import { readEventStream, type StreamEvent } from '../event-stream.ts';
import type { ReadingProgress } from '../types.ts';
import { consentDocumentsApi } from './consent-documents.ts';

/** The pause between two polls if the stream does not work, in milliseconds (D36). */
const POLL_MS = 2000;

/** How often the stream is tried before polling starts. */
const STREAM_TRIES = 2;

const isOver = ({ status }: ReadingProgress) => status === 'ready' || status === 'failed';

/** Reads a `progress` event; null for anything else. */
export function parseProgress({ event, data }: StreamEvent): ReadingProgress | null {
  if (event !== 'progress') return null;
  try {
    const {
      status,
      progress,
      page = null,
      pageCount = null,
      queue = null,
      readFrom = null,
    } = JSON.parse(data);
    return typeof status === 'string' && typeof progress === 'number'
      ? ({ status, progress, page, pageCount, queue, readFrom } as ReadingProgress)
      : null;
  } catch {
    return null;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * The live progress of reading an order, from server-sent events, or from polling if they do not work. Null until the
 * first event. With each page the obligations are loaded again. When reading has finished, the order, its obligations
 * and the dashboard are loaded again.
 */
export const readingProgressApi = api.injectEndpoints({
  endpoints: (build) => ({
    watchReading: build.query<ReadingProgress | null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (id, { updateCachedData, cacheDataLoaded, cacheEntryRemoved, dispatch }) => {
        const stop = new AbortController();
        void cacheEntryRemoved.then(() => stop.abort());
        let last: ReadingProgress | null = null;
        const take = (next: ReadingProgress | null) => {
          if (next === null || stop.signal.aborted) return;
          const isFurther = next.status === 'reading' && last !== null && next.progress > last.progress;
          last = next;
          updateCachedData(() => next);
          // The conditions of a page are there as soon as it is read.
          if (isFurther) dispatch(api.util.invalidateTags([{ type: 'Obligation', id }]));
        };
        const isDone = () => stop.signal.aborted || (last !== null && isOver(last));
        await cacheDataLoaded.catch(() => stop.abort());
        for (let tries = 0; tries < STREAM_TRIES && !isDone(); tries += 1) {
          await readEventStream(
            `/consent-documents/${id}/events`,
            (event) => take(parseProgress(event)),
            stop.signal,
          ).catch(() => undefined);
        }
        while (!isDone()) {
          const asked = dispatch(
            consentDocumentsApi.endpoints.getConsentDocument.initiate(id, {
              forceRefetch: true,
              subscribe: false,
            }),
          );
          const { data } = await asked;
          if (data !== undefined) {
            const { status, progress, pageCount, queue, readFrom } = data;
            take({ status, progress, page: null, pageCount, queue, readFrom });
          }
          if (!isDone()) await wait(POLL_MS);
        }
        if (!stop.signal.aborted) {
          const document = { type: 'ConsentDocument', id } as const;
          const list = { type: 'ConsentDocument', id: 'LIST' } as const;
          dispatch(
            api.util.invalidateTags([document, list, { type: 'Obligation', id }, 'Dashboard', 'Validity']),
          );
        }
      },
    }),
  }),
});

export const { useWatchReadingQuery } = readingProgressApi;
