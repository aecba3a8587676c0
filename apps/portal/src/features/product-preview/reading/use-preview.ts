import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleOrder } from '../../../shared/orders/samples.ts';
import { checkFiles } from './check-file.ts';
import { loadSample, SAMPLE_MISSING } from './load-sample.ts';
import type { Preview, PreviewedOrder, PreviewState } from './preview-state.ts';
import { readInWorker } from './read-in-worker.ts';
import { timePages } from './time-pages.ts';
import { usePictures } from './use-pictures.ts';
import type { TurnedPicture } from './worker-message.ts';

/** What is to be read. */
type Wanted = {
  name: string;
  isSample: boolean;
  load: (signal: AbortSignal) => Promise<readonly Blob[] | null>;
  password?: string | undefined;
  /** Passwords that were tried before. */
  tries?: number;
  recognises?: boolean;
  /** It is pictures, each turned so far. */
  rotations?: readonly TurnedPicture['rotation'][];
  /** What was read of it as text. */
  read?: PreviewedOrder;
};

const NOT_TURNED: readonly TurnedPicture['rotation'][] = [];
const CHOOSE: PreviewState = { step: 'choose', problem: null };

function toName(files: readonly File[]): string {
  const [first, ...others] = files;
  return others.length === 0 ? (first?.name ?? '') : `${first?.name} and ${others.length} more`;
}

/** Runs the reading of one order at a time in this browser. */
export function usePreview(): Preview {
  const [state, setState] = useState<PreviewState>(CHOOSE);
  const current = useRef<AbortController | null>(null);
  const kept = useRef<Wanted | null>(null);
  const { order, begin, add, markBroken, clear, list } = usePictures();
  useEffect(() => () => current.current?.abort(), []);

  const run = useCallback(
    async (wanted: Wanted) => {
      const {
        name,
        isSample,
        load,
        password,
        tries = 0,
        recognises = false,
        rotations = NOT_TURNED,
        read: before,
      } = wanted;
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
      const offer = {
        step: 'offer',
        name,
        isPictures,
        pages: files.length,
        trouble: null,
        problem: null,
      } as const;
      if (isPictures && !recognises) {
        begin(files);
        kept.current = { ...kept.current, rotations: files.map(() => 0) };
        return set(offer);
      }
      const [first] = files;
      if (first === undefined) return set(CHOOSE);
      const toSeconds = timePages();
      const source = isPictures ? files.map((file, at) => ({ file, rotation: rotations[at] ?? 0 })) : first;
      const { outcome, pictures, pdf, missing, broken } = await readInWorker(source, {
        password,
        recognises,
        signal: own.signal,
        onLoaded: (loaded) => set({ ...reading, loaded }),
        onProgress: (progress) => set({ ...reading, progress, seconds: toSeconds(progress) }),
      });
      if (own.signal.aborted) return;
      if (missing === 'recogniser') {
        kept.current = { ...kept.current, recognises: false };
        return set(before ? { step: 'done', order: before, trouble: 'load' } : { ...offer, trouble: 'load' });
      }
      if (broken !== undefined) {
        kept.current = { ...kept.current, recognises: false };
        markBroken(broken);
        return set(offer);
      }
      if (!outcome.ok && outcome.code === 'encrypted') {
        kept.current = { ...kept.current, tries: tries + 1 };
        return set({ step: 'locked', name, tries });
      }
      if (!outcome.ok && pictures.length > 0) return set({ ...offer, pages: pictures.length });
      if (!outcome.ok)
        return set({
          step: 'choose',
          problem: { title: `${name} was not read.`, text: outcome.failure },
        });
      const read: PreviewedOrder = {
        name,
        file: pdf ?? first,
        sources: files,
        rotations,
        isSample,
        reading: outcome.reading,
        pageCount: outcome.pageCount ?? 0,
        password: password ?? null,
        pictures,
      };
      kept.current = { ...kept.current, read };
      set({ step: 'done', order: read, trouble: missing === 'language' ? 'language' : null });
    },
    [begin, markBroken],
  );

  const readFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) void run({ name: toName(files), isSample: false, load: async () => files });
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
  const recognise = useCallback(() => {
    if (kept.current?.rotations === undefined) return again({ recognises: true });
    const files = list().map(({ file }) => file);
    const rotations = list().map(({ rotation }) => rotation);
    again({ name: toName(files), recognises: true, rotations, load: async () => files });
  }, [again, list]);
  const addPictures = useCallback(
    async (files: readonly File[]) => {
      const chosen = await checkFiles([...list().map(({ file }) => file), ...files]);
      if (chosen.kind === 'pictures') add(files);
      const problem = chosen.kind === 'problem' ? chosen.problem : null;
      setState((now) => (now.step === 'offer' ? { ...now, problem } : now));
    },
    [add, list],
  );
  const reset = useCallback(() => {
    clear();
    kept.current = null;
    current.current?.abort();
    current.current = null;
    setState(CHOOSE);
  }, [clear]);
  const stop = useCallback(() => {
    const wanted = kept.current;
    if (!wanted?.recognises) return reset();
    current.current?.abort();
    current.current = null;
    const { name, read, rotations } = wanted;
    if (read) return setState({ step: 'done', order: read, trouble: null });
    const title = `You stopped reading ${name}.`;
    if (rotations === undefined)
      return setState({
        step: 'choose',
        problem: { title, text: 'Nothing was kept.', isStopped: true },
      });
    kept.current = { ...wanted, recognises: false };
    setState({
      step: 'offer',
      name,
      isPictures: true,
      pages: rotations.length,
      trouble: null,
      problem: { title, text: 'The pictures are still here.', isStopped: true },
    });
  }, [reset]);
  return {
    state,
    order,
    addPictures: (files) => void addPictures(files),
    readFiles,
    readSample,
    unlock,
    recognise,
    stop,
    reset,
  };
}
