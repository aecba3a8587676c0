import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import { findTilt, isEmpty, runsDown } from '@anupalan/recognition/find-tilt';
import { boxOf, findForeignLines } from '@anupalan/recognition/foreign-lines';
import type { GreyPicture } from '@anupalan/recognition/grey-picture';
import { guessLanguages, type IndicCode, type LanguageCode, scriptOf } from '@anupalan/recognition/languages';
import { findLostMargin, toNumberLine } from '@anupalan/recognition/lost-margin';
import { runsSideways } from '@anupalan/recognition/straighten';
import { toRecognisedPage } from '@anupalan/recognition/to-page';
import type { RecognisedLine } from '@anupalan/recognition/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PSM } from 'tesseract.js';
import { drawPage, openToDraw } from './draw-page.ts';
import { flattenImage } from './flatten-image.ts';
import { liftStamps } from './lift-stamps.ts';
import type { PageImage } from './page-image.ts';
import { openPagePictures, type PagePicture } from './page-picture.ts';
import { cutBox, lookAt, type Preparation, type PreparedImage, prepareImage } from './prepare-image.ts';
import type { Recognisers, Recognition } from './recogniser.ts';

/** Less sure than this (0..100), a page may stand on its side or on its head. */
const UPRIGHT = 65;
/** The recogniser reads lines that lie askew by less than this as well as straight ones, in radians. */
const STRAIGHT = (1.2 * Math.PI) / 180;

/** A page with fewer lines that are not English has a letterhead, a stamp or a name in another script. */
const FEWEST_FOREIGN = 2;
/** A language that the recogniser is less sure of is not that of a line. */
const KNOWN_LANGUAGE = 60;
/** Less sure than this of a page in all, or with fewer words, nothing of it was read. */
const READ = 45;
const FEWEST_WORDS = 4;

type Tried = { prepared: PreparedImage; found: Recognition };

const isWeak = ({ lines, confidence }: Recognition): boolean =>
  lines.length === 0 || confidence < UPRIGHT || runsSideways(lines);

/** Recognises pages (from 1) of one PDF; null: nothing could be read. @throws Error where there is no picture to read */
export type PageReader = (page: number) => Promise<RecognisedPage | null>;

/** The pictures and the drawing of a file, each opened when it is first asked for. */
const openImages = (data: Uint8Array): ((page: number) => Promise<PageImage>) => {
  let pictures: Promise<(page: number) => PagePicture | null> | undefined;
  let drawing: Promise<PDFDocumentProxy> | undefined;
  const findPicture = async (page: number): Promise<PagePicture | null> => {
    pictures ??= openPagePictures(data);
    try {
      return (await pictures)(page);
    } catch {
      // What one library cannot take apart the other may draw.
      return null;
    }
  };
  return async (page) => {
    const picture = await findPicture(page);
    if (picture) return { ...picture, input: picture.jpeg };
    drawing ??= openToDraw(data);
    return drawPage(await drawing, page);
  };
};

/** Reads the pictures of one file: what its pages are written in is learnt from one to the next. */
class FileReader {
  readonly #recognisers: Recognisers;
  #languages: readonly LanguageCode[] = ['eng'];

  constructor(recognisers: Recognisers) {
    this.#recognisers = recognisers;
  }

  async read(image: PageImage): Promise<RecognisedPage | null> {
    const look = await lookAt(image, 0);
    if (isEmpty(look)) return { ...image, items: [], unreadLines: [] };
    const lying = runsDown(look)
      ? await this.#tryUpright(image, [1, 3])
      : await this.#tryAsItLies(image, layStraight(look, 0));
    const { prepared, found } = await this.#inItsLanguages(lying);
    const lines = await this.#withNumbers(prepared, found.lines);
    const page = toRecognisedPage(lines, prepared, this.#script());
    return found.confidence < READ || page.items.length < FEWEST_WORDS ? null : page;
  }

  async #tryAsItLies(image: PageImage, how: Preparation): Promise<Tried> {
    const first = await this.#try(image, how);
    return isWeak(first.found) ? this.#tryUpright(image, [0, 1, 2, 3], first) : first;
  }

  /** What lines that could not be read are written in: the script of the last page that was not English alone. */
  #script(): string | null {
    const language = this.#languages.find((each) => each !== 'eng');
    return language ? scriptOf(language) : null;
  }

  async #try(image: PageImage, how: Preparation): Promise<Tried> {
    const prepared = await prepareImage(image, how);
    return { prepared, found: await this.#recognise(prepared, this.#languages) };
  }

  #recognise({ pgm, dpi }: PreparedImage, languages: readonly LanguageCode[]): Promise<Recognition> {
    return this.#recognisers.recognise(pgm, dpi, languages);
  }

  /**
   * Reads a sheet as it is meant to be read, which a strip of it tells in each of the ways that it may lie.
   * @param asItLies what was read without turning it, where that was tried
   */
  async #tryUpright(image: PageImage, ways: readonly number[], asItLies?: Tried): Promise<Tried> {
    let best: Preparation = {};
    let most = Number.NEGATIVE_INFINITY;
    for (const quarters of ways) {
      const how = layStraight(await lookAt(image, quarters), quarters);
      const { found } = await this.#try(image, { ...how, isStrip: true });
      const confidence = runsSideways(found.lines) ? 0 : found.confidence;
      if (confidence <= most) continue;
      best = how;
      most = confidence;
    }
    return asItLies && !best.quarters ? asItLies : this.#try(image, best);
  }

  /** The lines of a page, with the numbers of conditions that were taken for something else. */
  async #withNumbers(
    prepared: PreparedImage,
    lines: readonly RecognisedLine[],
  ): Promise<readonly RecognisedLine[]> {
    const lost = findLostMargin(lines);
    if (!lost) return lines;
    const numbers: RecognisedLine[] = [];
    for (const place of lost.places) {
      const part = await cutBox(prepared, place.box);
      const { lines: read } = await this.#recognisers.recognise(
        part,
        prepared.dpi,
        this.#languages,
        PSM.SINGLE_LINE,
      );
      const number = toNumberLine(
        read.flatMap(({ words }) => words),
        place,
      );
      if (number) numbers.push(number);
    }
    const rest = lines.map((line) => ({ ...line, words: line.words.filter((word) => !lost.junk.has(word)) }));
    return [...rest.filter(({ words }) => words.length > 0), ...numbers];
  }

  /** Reads a page again with another language, where lines of it are in none of those that it was read with. */
  async #inItsLanguages({ prepared, found }: Tried): Promise<Tried> {
    const foreign = findForeignLines(found.lines);
    const [longest] = foreign;
    if (!longest || foreign.length < FEWEST_FOREIGN) return { prepared, found };
    const language = await this.#findLanguage(prepared, longest, found);
    if (!language) return { prepared, found };
    const languages: LanguageCode[] = ['eng', language];
    const again = await this.#recognise(prepared, languages);
    if (again.confidence <= found.confidence) return { prepared, found };
    this.#languages = languages;
    return { prepared, found: again };
  }

  /** The language of a line, by how sure the recogniser is of it in each that it may be; null: in none. */
  async #findLanguage(
    prepared: PreparedImage,
    line: RecognisedLine,
    { lines }: Recognition,
  ): Promise<IndicCode | null> {
    const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    const part = await cutBox(prepared, boxOf(line));
    let best: IndicCode | null = null;
    let most = KNOWN_LANGUAGE;
    for (const language of guessLanguages(text)) {
      const { confidence } = await this.#recognisers.recognise(part, prepared.dpi, [language]);
      if (confidence <= most) continue;
      best = language;
      most = confidence;
    }
    return best;
  }
}

/** How a picture is laid straight that was turned by so many quarters. */
const layStraight = (look: GreyPicture, quarters: number): Preparation => {
  const tilt = findTilt(look);
  return Math.abs(tilt) > STRAIGHT ? { quarters, tilt } : { quarters };
};

/** Opens a PDF for its pages to be recognised, one after the other. */
export const openPageReader = (data: Uint8Array, recognisers: Recognisers): PageReader => {
  const toImage = openImages(data);
  const reader = new FileReader(recognisers);
  return async (page) => reader.read(await liftStamps(await flattenImage(await toImage(page))));
};
