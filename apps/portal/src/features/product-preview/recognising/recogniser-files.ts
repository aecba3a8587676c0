import type { LanguageCode } from '@anupalan/recognition/languages';

/**
 * Where the recogniser lies beside the pages of the portal; `build/recogniser-files.ts` puts it there. The versions of
 * its packages stand in the name, so that browsers keep it for as long as it is the same.
 */
export const RECOGNISER_FOLDER = '/assets/recogniser-7.0.0-1.0.0/';

/** What runs a model: a worker, and the program that it loads. Every browser that runs the portal has SIMD. */
export const PROGRAM = {
  worker: 'worker.min.js',
  core: 'tesseract-core-simd-lstm.js',
  wasm: 'tesseract-core-simd-lstm.wasm',
} as const;

/** The file of a language's model, packed as its package has it; a name in `.gz` would stand for another file. */
export const toModelFile = (language: LanguageCode): string => `${language}.traineddata`;

/** The languages that are recognised, with what their models weigh in bytes. */
export const MODEL_BYTES: Readonly<Record<LanguageCode, number>> = {
  eng: 2_952_873,
  hin: 1_389_692,
  mar: 1_966_154,
  guj: 1_219_824,
  kan: 1_914_250,
  tam: 1_446_167,
  tel: 1_735_518,
  ben: 1_373_429,
  pan: 1_396_216,
  ori: 1_058_704,
  mal: 2_794_667,
};

/** What the program weighs: as it arrives, and packed, on its way. */
export const PROGRAM_BYTES = { unpacked: 3_058_179, sent: 1_122_351 };

const toMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** What is loaded to read a page in English: "4.1 MB". */
export const LOAD_SIZE = `${toMegabytes(PROGRAM_BYTES.sent + MODEL_BYTES.eng)} MB`;

const others = Object.entries(MODEL_BYTES).flatMap(([code, bytes]) => (code === 'eng' ? [] : [bytes]));

/** What another script adds for each of its languages: "1.1 to 2.8 MB". */
export const MORE_SIZE = `${toMegabytes(Math.min(...others))} to ${toMegabytes(Math.max(...others))} MB`;
