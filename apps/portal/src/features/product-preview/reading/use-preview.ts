import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SampleOrder, toSampleUrl } from '../samples.ts';
import { type FileProblem, findFileProblem } from './check-file.ts';
import { readInWorker } from './read-in-worker.ts';

/** An order that was read. `file` never leaves this machine. */
export type PreviewedOrder = {
  name: string;
  file: Blob;
  isSample: boolean;
  reading: OrderReading;
  pageCount: number;
  /** What opens a protected one; it stays in this page. */
  password: string | null;
};

/** Where the preview stands. */
export type PreviewState =
  | { step: 'choose'; problem: FileProblem | null }
  /** A protected file: read once its password is entered. */
  | { step: 'locked'; name: string; tries: number }
  | { step: 'reading'; name: string; progress: ReadProgress | null }
  | { step: 'done'; order: PreviewedOrder };

/** The preview, and what can be done with it. */
export type Preview = {
  state: PreviewState;
  readFile: (file: File) => void;
  readSample: (sample: SampleOrder) => void;
  /** Reads the protected file again, with its password. */
  unlock: (password: string) => void;
  /** Back to the choice; stops what is being read. */
  reset: () => void;
};

/** What is to be read. */
type Wanted = {
  name: string;
  isSample: boolean;
  load: (signal: AbortSignal) => Promise<Blob | null>;
  password?: string | undefined;
  /** Passwords that were tried before. */
  tries?: number;
};

const CHOOSE: PreviewState = { step: 'choose', problem: null };

/** The preview has no recogniser. */
const SCANNED =
  'Its pages are pictures, and the preview reads text only. With an account, scans and photographs are read as well.';
const SAMPLE_MISSING: FileProblem = {
  title: 'The sample could not be loaded.',
  text: 'Check your connection and try again, or choose an order of your own: that needs no connection.',
};

async function loadSample(sample: SampleOrder, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await fetch(toSampleUrl(sample), { signal, credentials: 'omit' });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Runs the reading of one order at a time in this browser. */
export function usePreview(): Preview {
  const [state, setState] = useState<PreviewState>(CHOOSE);
  const current = useRef<AbortController | null>(null);
  const locked = useRef<Wanted | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const run = useCallback(async ({ name, isSample, load, password, tries = 0 }: Wanted) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const set = (next: PreviewState) => {
      if (current.current === own && !own.signal.aborted) setState(next);
    };
    set({ step: 'reading', name, progress: null });
    const file = await load(own.signal);
    if (file === null) return set({ step: 'choose', problem: SAMPLE_MISSING });
    const problem = await findFileProblem(file);
    if (problem !== null) return set({ step: 'choose', problem });
    const outcome = await readInWorker(file, {
      password,
      signal: own.signal,
      onProgress: (progress) => set({ step: 'reading', name, progress }),
    });
    if (!outcome.ok && outcome.code === 'encrypted') {
      locked.current = { name, isSample, load: async () => file, tries: tries + 1 };
      return set({ step: 'locked', name, tries });
    }
    if (!outcome.ok) {
      const text = outcome.code === 'scan' ? SCANNED : outcome.failure;
      return set({ step: 'choose', problem: { title: `${name} was not read.`, text } });
    }
    const { reading, pageCount } = outcome;
    set({
      step: 'done',
      order: { name, file, isSample, reading, pageCount: pageCount ?? 0, password: password ?? null },
    });
  }, []);

  const readFile = useCallback(
    (file: File) => void run({ name: file.name, isSample: false, load: async () => file }),
    [run],
  );
  const readSample = useCallback(
    (sample: SampleOrder) =>
      void run({ name: sample.title, isSample: true, load: (signal) => loadSample(sample, signal) }),
    [run],
  );
  const unlock = useCallback(
    (password: string) => {
      if (locked.current !== null) void run({ ...locked.current, password });
    },
    [run],
  );
  const reset = useCallback(() => {
    locked.current = null;
    current.current?.abort();
    current.current = null;
    setState(CHOOSE);
  }, []);
  return { state, readFile, readSample, unlock, reset };
}
