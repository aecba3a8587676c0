import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toInversion } from '@anupalan/recognition/inversion';
import type { LanguageCode } from '@anupalan/recognition/languages';
import { type Layout, signsOf } from '@anupalan/recognition/layout-signs';
import type { Recognition } from '@anupalan/recognition/types';
import { createWorker, OEM, PSM } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** The models of a language, as its package has them. */
const modelOf = (language: LanguageCode): string =>
  join(
    dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
    `${language}.traineddata.gz`,
  );

const LAYOUTS = {
  page: PSM.AUTO,
  line: PSM.SINGLE_LINE,
  script: PSM.SINGLE_LINE,
  figure: PSM.SINGLE_LINE,
} as const satisfies Record<Layout, PSM>;

/** Recognises pictures in the languages it was opened for. One at a time. */
type Recogniser = {
  recognise: (
    picture: Uint8Array,
    dpi: number,
    layout: Layout,
    isDarkOnLight: boolean,
  ) => Promise<Recognition>;
  close: () => Promise<void>;
};

/**
 * Opens tesseract.js with the models of some languages, which it wants in one folder; nothing is fetched. The first
 * language counts most.
 */
const openRecogniser = async (languages: readonly LanguageCode[]): Promise<Recogniser> => {
  const folder = await mkdtemp(join(tmpdir(), 'anupalan-models-'));
  try {
    await Promise.all(
      languages.map((language) => copyFile(modelOf(language), join(folder, `${language}.traineddata.gz`))),
    );
    const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath: folder,
      gzip: true,
      cacheMethod: 'none',
    });
    let set = '';
    return {
      recognise: async (picture, dpi, layout, isDarkOnLight) => {
        const wanted = `${layout} ${Math.round(dpi)} ${isDarkOnLight}`;
        // Parts of a page mostly follow each other in one way: most cost little more than the message that sets it.
        if (wanted !== set)
          await worker.setParameters({
            tessedit_pageseg_mode: LAYOUTS[layout],
            user_defined_dpi: String(Math.round(dpi)),
            ...signsOf(layout),
            ...toInversion(isDarkOnLight),
          });
        set = wanted;
        const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
        const { data } = await worker.recognize(bytes, {}, { blocks: true, text: false });
        const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
          paragraphs.flatMap((each) => each.lines),
        );
        return { lines, confidence: data.confidence };
      },
      close: async () => {
        await worker.terminate();
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Recognises in whatever languages it is asked for: those of the last picture stay open, since the next page is mostly
 * in the same.
 */
export class Recognisers {
  #languages = '';
  #open: Promise<Recogniser> | null = null;

  /**
   * Recognises a picture; the first language counts most.
   * @param layout how it is taken apart, where it is not a page
   * @param isDarkOnLight whether it has no light print: weak lines are not read once more for it
   */
  async recognise(
    picture: Uint8Array,
    dpi: number,
    languages: readonly LanguageCode[],
    layout: Layout = 'page',
    isDarkOnLight = false,
  ): Promise<Recognition> {
    const asked = languages.join('+');
    if (asked !== this.#languages) {
      await (await this.#open)?.close();
      this.#languages = asked;
      this.#open = openRecogniser(languages);
    }
    const recogniser = await this.#open;
    if (!recogniser) throw new Error('No recogniser is open.');
    return recogniser.recognise(picture, dpi, layout, isDarkOnLight);
  }

  /** Gives back what is open. */
  async close(): Promise<void> {
    await (await this.#open)?.close();
    this.#open = null;
    this.#languages = '';
  }
}
