import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadEvidenceMutation } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { EVIDENCE_MAX_FILES } from '@anupalan/enums/limits';
import { findOrderFileProblem } from '@anupalan/validators/forms/order-file';
import { useEffect, useRef, useState } from 'react';
import { words } from './words.ts';

/** A file that shall become evidence. `sent` is its share (0..1). */
export type EvidenceDraft = {
  key: number;
  file: File;
  /** The day that the file speaks of, or null. */
  effectiveDate: string | null;
  state: 'chosen' | 'sending' | 'failed';
  sent: number;
  error: string | null;
};

function toRefusal(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return words.interrupted;
  return error.message;
}

/**
 * Files chosen for a due date, and their way to the server, one after the other. `room` is how many more the date
 * takes; what goes beyond, and what is plainly wrong, is refused at once with a sentence.
 */
export function useEvidenceUploads(scheduledTaskId: string, room: number) {
  const [drafts, setDrafts] = useState<readonly EvidenceDraft[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [upload] = useUploadEvidenceMutation();
  const nextKey = useRef(1);
  const breaks = useRef(new Map<number, AbortController>());
  const isGone = useRef(false);
  /** What `drafts` is by now: a run of uploads lasts longer than the render that began it. */
  const latest = useRef(drafts);
  const update = (toNext: (all: readonly EvidenceDraft[]) => readonly EvidenceDraft[]) => {
    latest.current = toNext(latest.current);
    setDrafts(latest.current);
  };
  useEffect(() => {
    const running = breaks.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const control of running.values()) control.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<EvidenceDraft>) =>
    update((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => {
    breaks.current.get(key)?.abort();
    update((all) => all.filter((one) => one.key !== key));
  };

  const tooMany = words.tooMany(EVIDENCE_MAX_FILES);
  const free = Math.max(0, room - drafts.length);
  /** For a drop of several files: those that fit in are counted in their order. */
  const toRefuse = () => {
    let taken = 0;
    return (file: File): string | null => {
      const problem = findOrderFileProblem(file);
      if (problem !== null) return problem;
      taken += 1;
      return taken > free ? tooMany : null;
    };
  };
  const add = (files: readonly File[]) =>
    update((all) => [
      ...all,
      ...files.map((file): EvidenceDraft => {
        return { key: nextKey.current++, file, effectiveDate: null, state: 'chosen', sent: 0, error: null };
      }),
    ]);

  const sendOne = async ({ key, file, effectiveDate }: EvidenceDraft) => {
    const control = new AbortController();
    breaks.current.set(key, control);
    change(key, { state: 'sending', sent: 0, error: null });
    try {
      await upload({
        scheduledTaskId,
        file,
        effectiveDate,
        signal: control.signal,
        onProgress: ({ sent, total }) => change(key, { sent: total > 0 ? sent / total : 0 }),
      }).unwrap();
      update((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      if (!control.signal.aborted) change(key, { state: 'failed', error: toRefusal(error) });
    } finally {
      breaks.current.delete(key);
    }
  };
  /**
   * Sends what is chosen and what failed before, each as it is when its turn comes: what was left out meanwhile is not
   * sent, and nothing more once the drawer is closed. Answers whether nothing is left.
   */
  const send = async () => {
    setIsSending(true);
    for (const { key } of latest.current) {
      if (isGone.current) return false;
      const draft = latest.current.find((one) => one.key === key);
      if (draft !== undefined && draft.state !== 'sending') await sendOne(draft);
    }
    setIsSending(false);
    return latest.current.length === 0;
  };
  /** Forgets what was not sent. */
  const clear = () => {
    for (const control of breaks.current.values()) control.abort();
    update(() => []);
  };

  return { drafts, free, isSending, add, change, remove, send, clear, toRefuse };
}

/** Files chosen for a due date, and what can be done with them. */
export type EvidenceUploads = ReturnType<typeof useEvidenceUploads>;
