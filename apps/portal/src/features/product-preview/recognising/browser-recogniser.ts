import { toInversion } from '@anupalan/recognition/inversion';
import type { LanguageCode } from '@anupalan/recognition/languages';
import { type Layout, signsOf } from '@anupalan/recognition/layout-signs';
import type { Recognise } from '@anupalan/recognition/picture-reader';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { loadModel } from './load-files.ts';
import { PROGRAM, RECOGNISER_FOLDER } from './recogniser-files.ts';

const LAYOUTS = {
  page: PSM.AUTO,
  line: PSM.SINGLE_LINE,
  script: PSM.SINGLE_LINE,
  figure: PSM.SINGLE_LINE,
} as const satisfies Record<Layout, PSM>;

/** Absolute, as a worker in a worker needs it. */
const toAddress = (file: string): string => new URL(RECOGNISER_FOLDER + file, self.location.origin).href;

/** Opens tesseract.js with some languages; everything comes from this origin, and nothing of it is stored. */
const openWorker = async (languages: readonly LanguageCode[]): Promise<Worker> => {
  // tesseract.js waits for ever for a model that does not come.
  await Promise.all(languages.map(loadModel));
  return new Promise((resolve, reject) => {
    createWorker([...languages], OEM.LSTM_ONLY, {
      workerPath: toAddress(PROGRAM.worker),
      workerBlobURL: false,
      corePath: toAddress(PROGRAM.core),
      langPath: toAddress('').replace(/\/$/, ''),
      // Models are packed, under a name that does not say so.
      gzip: false,
      cacheMethod: 'none',
      errorHandler: reject,
    }).then(resolve, reject);
  });
};

/** Recognises in the languages that it is asked for, one picture at a time; those of the last picture stay open. */
export class BrowserRecogniser {
  readonly #onMissing: () => void;
  #languages = '';
  #open: Promise<Worker> | null = null;

  /** @param onMissing is told where a model beside English does not come: nothing is recognised in it */
  constructor(onMissing: () => void) {
    this.#onMissing = onMissing;
  }

  readonly recognise: Recognise = async (picture, dpi, languages, layout, isDarkOnLight) => {
    const worker = await this.#openFor(languages);
    if (worker === null) return { lines: [], confidence: 0 };
    await worker.setParameters({
      tessedit_pageseg_mode: LAYOUTS[layout],
      user_defined_dpi: String(Math.round(dpi)),
      ...signsOf(layout),
      ...toInversion(isDarkOnLight),
    });
    const { data } = await worker.recognize(new Blob([picture]), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
    return { lines, confidence: data.confidence };
  };

  async #openFor(languages: readonly LanguageCode[]): Promise<Worker | null> {
    const asked = languages.join('+');
    if (asked !== this.#languages || this.#open === null) {
      await this.close();
      this.#languages = asked;
      this.#open = openWorker(languages);
    }
    try {
      return await this.#open;
    } catch (error) {
      this.#open = null;
      if (asked === 'eng') throw error;
      this.#onMissing();
      return null;
    }
  }

  /** Gives back what is open, also in the middle of a picture. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await (await open?.catch(() => null))?.terminate();
  }
}
