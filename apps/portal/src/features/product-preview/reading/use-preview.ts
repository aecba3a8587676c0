import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { doubtFigures } from '@anupalan/compliance/reading/recognised/doubts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followPages, type PageDone, toSecondsLeft } from '../../../shared/orders/reading-pace.ts';
import { type SampleOrder, toSampleUrl } from '../../../shared/orders/samples.ts';
import { checkFiles } from './check-file.ts';
import type { PreviewedOrder, PreviewState } from './preview-state.ts';
import { readInWorker } from './read-in-worker.ts';

/** The preview, and what can be done with it. */
export type Preview = {
  state: PreviewState;
  /** A PDF, or pictures that are the pages of one order. */
  readFiles: (files: readonly File[]) => void;
  readSample: (sample: SampleOrder) => void;
  /** Reads the protected file again, with its password. */
  unlock: (password: string) => void;
  /** Loads the recogniser and reads pages that are pictures. */
  recognise: () => void;
  /** Stops what is being read, and goes back to where that was asked for. */
  stop: () => void;
  /** Back to the choice; stops what is being read. */
  reset: () => void;
};

/** What is to be read. */
type Wanted = {
  name: string;
  isSample: boolean;
  load: (signal: AbortSignal) => Promise<readonly Blob[] | null>;
  password?: string | undefined;
  /** Passwords that were tried before. */
  tries?: number;
  recognises?: boolean;
  /** What was read of it as text. */
  order?: PreviewedOrder;
};

const CHOOSE: PreviewState = { step: 'choose', problem: null };

const SAMPLE_MISSING = {
  title: 'The sample could not be loaded.',
  text: 'Check your connection and try again, or choose an order of your own: that needs no connection.',
};

async function loadSample(sample: SampleOrder, signal: AbortSignal): Promise<readonly Blob[] | null> {
  try {
    const response = await fetch(toSampleUrl(sample), { signal, credentials: 'omit' });
    return response.ok ? [await response.blob()] : null;
  } catch {
    return null;
  }
}

/** The time that is left, in seconds: of pages that are recognised, which take some each. */
function timePages(): (progress: ReadProgress) => number | null {
  let seen: readonly PageDone[] = [];
  return ({ page, pageCount, recognises }) => {
    if (!recognises) return null;
    seen = followPages(seen, { page, at: performance.now() });
    return page === pageCount ? null : toSecondsLeft(seen, pageCount);
  };
}

/** Runs the reading of one order at a time in this browser. */
export function usePreview(): Preview {
  const [state, setState] = useState<PreviewState>(CHOOSE);
  const current = useRef<AbortController | null>(null);
  const kept = useRef<Wanted | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const run = useCallback(async (wanted: Wanted) => {
    const { name, isSample, load, password, tries = 0, recognises = false, order } = wanted;
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const set = (next: PreviewState) => {
      if (current.current === own && !own.signal.aborted) setState(next);
    };
    const reading = { step: 'reading', name, loaded: null, progress: null, seconds: null } as const;
    set({ ...reading, loaded: recognises ? 0 : null });
    const files = await load(own.signal);
    if (files === null) return set({ step: 'choose', problem: SAMPLE_MISSING });
    const chosen = await checkFiles(files);
    if (own.signal.aborted) return;
    if (chosen.kind === 'problem') return set({ step: 'choose', problem: chosen.problem });
    kept.current = { ...wanted, load: async () => files };
    const isPictures = chosen.kind === 'pictures';
    const offer = { step: 'offer', name, isPictures, pages: files.length } as const;
    if (isPictures && !recognises) return set({ ...offer, trouble: null });
    const [first] = files;
    if (first === undefined) return set(CHOOSE);
    const toSeconds = timePages();
    const { outcome, pictures, pdf, missing } = await readInWorker(isPictures ? files : first, {
      password,
      recognises,
      signal: own.signal,
      onLoaded: (loaded) => set({ ...reading, loaded }),
      onProgress: (progress) => set({ ...reading, progress, seconds: toSeconds(progress) }),
    });
    if (own.signal.aborted) return;
    if (missing === 'recogniser') {
      kept.current = { ...kept.current, recognises: false };
      return set(order ? { step: 'done', order, trouble: 'load' } : { ...offer, trouble: 'load' });
    }
    if (!outcome.ok && outcome.code === 'encrypted') {
      kept.current = { ...kept.current, tries: tries + 1 };
      return set({ step: 'locked', name, tries });
    }
    if (!outcome.ok && pictures.length > 0) return set({ ...offer, pages: pictures.length, trouble: null });
    if (!outcome.ok)
      return set({
        step: 'choose',
        problem: { title: `${name} was not read.`, text: outcome.failure },
      });
    const read: PreviewedOrder = {
      name,
      file: pdf ?? first,
      isSample,
      // Nobody confirms a figure here: what rests on a doubtful one is told as not sure.
      reading: doubtFigures(outcome.reading),
      pageCount: outcome.pageCount ?? 0,
      password: password ?? null,
      pictures,
    };
    kept.current = { ...kept.current, order: read };
    set({ step: 'done', order: read, trouble: missing === 'language' ? 'language' : null });
  }, []);

  const readFiles = useCallback(
    (files: readonly File[]) => {
      const [first, ...others] = files;
      if (first === undefined) return;
      const name = others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
      void run({ name, isSample: false, load: async () => files });
    },
    [run],
  );
  const readSample = useCallback(
    (sample: SampleOrder) =>
      void run({ name: sample.title, isSample: true, load: (signal) => loadSample(sample, signal) }),
    [run],
  );
  const again = useCallback(
    (changes: Partial<Wanted>) => {
      if (kept.current !== null) void run({ ...kept.current, ...changes });
    },
    [run],
  );
  const unlock = useCallback((password: string) => again({ password }), [again]);
  const recognise = useCallback(() => again({ recognises: true }), [again]);
  const reset = useCallback(() => {
    kept.current = null;
    current.current?.abort();
    current.current = null;
    setState(CHOOSE);
  }, []);
  const stop = useCallback(() => {
    const wanted = kept.current;
    if (!wanted?.recognises) return reset();
    current.current?.abort();
    current.current = null;
    const { name, order } = wanted;
    if (order) return setState({ step: 'done', order, trouble: null });
    setState({
      step: 'choose',
      problem: { title: `You stopped reading ${name}.`, text: 'Nothing of it was kept.', isStopped: true },
    });
  }, [reset]);
  return { state, readFiles, readSample, unlock, recognise, stop, reset };
}
