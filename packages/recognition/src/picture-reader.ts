import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import { withCrossedFigures } from './crossed-figures.ts';
import { findLanguage } from './find-language.ts';
import { findTilt, isEmpty, runsDown } from './find-tilt.ts';
import { withFittedBoxes } from './fitted-boxes.ts';
import { boxOf, confidenceOf, findForeignLines, findUnreadLines, listTelling } from './foreign-lines.ts';
import { withForeignPlaces } from './foreign-places.ts';
import type { GreyPicture } from './grey-picture.ts';
import { withPossibleFigures } from './impossible-figures.ts';
import { guessLanguages, type IndicCode, type LanguageCode, scriptOf } from './languages.ts';
import { withLatinNames } from './latin-words.ts';
import type { Layout } from './layout-signs.ts';
import { lookTwice, type Part, withLostNumbers } from './look-again.ts';
import { type PartlyRead, withLostPrint } from './lost-print.ts';
import { withLoweredSigns } from './lowered-signs.ts';
import { shareOfPage, withForeignLines } from './mixed-lines.ts';
import { withOwnScript } from './own-script.ts';
import type { PageImage, PictureOpener } from './page-image.ts';
import { mayHaveLightPrint } from './picture/light-print.ts';
import { cutBox, lookAt, type Preparation, type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { decodeGrey, flattenImage, liftStamps } from './put-right.ts';
import { withLostCells } from './read-lost-cells.ts';
import { withWholeRanges } from './squeezed-ranges.ts';
import { runsSideways } from './straighten.ts';
import { toRecognisedPage } from './to-page.ts';
import { toSpix } from './to-spix.ts';
import type { Box, RecognisedLine, Recognition } from './types.ts';
import { withSureWords } from './weak-words.ts';

/**
 * Recognises a coded picture; the first language counts most. `isDarkOnLight`: it has no light print on a dark ground,
 * for which weak lines would be read once more.
 */
export type Recognise = (
  picture: Uint8Array<ArrayBuffer>,
  dpi: number,
  languages: readonly LanguageCode[],
  layout: Layout,
  isDarkOnLight: boolean,
) => Promise<Recognition>;

/** What a {@link PictureReader} works with. */
export type ReaderTools = {
  opener: PictureOpener;
  recognise: Recognise;
  /** The state of whom the file was sent by, where it is known: a hint of its languages. */
  state?: string | null;
};

/** Less sure than this (0..100), a page may stand on its side or on its head. */
const UPRIGHT = 65;
/** The recogniser reads lines that lie askew by less than this as well as straight ones, in radians. */
const STRAIGHT = (1.2 * Math.PI) / 180;

/** A page with fewer lines that are not English has a letterhead, a stamp or a name in another script. */
const FEWEST_FOREIGN = 2;
/**
 * A line that nobody can read is tried in so many: only its script is to be named. So are the lines of a page after one
 * that is in none: most such pages are written by hand.
 */
const FEW_LANGUAGES = 3;
/** So much of a page is its head, where the letterhead stands. */
const HEAD = 0.2;
/** Less sure than this of a page in all, or with fewer words, nothing of it was read. */
const READ = 45;
const FEWEST_WORDS = 4;
/** A page of which a smaller share was not read in English is in English, with some lines in another script. */
const MIXED = 0.25;

/** A reading of a page; `isSettled`: the languages of its lines were looked for. */
type Tried = { prepared: PreparedPicture; found: Recognition; isSettled?: boolean };

/** So many lines of so many words that the recogniser is so sure of lie as they are meant to, whatever stands between them. */
const SURE = { lines: 3, words: 5, confidence: 80 };

const hasSureLines = (lines: readonly RecognisedLine[]): boolean =>
  lines.filter((line) => line.words.length >= SURE.words && confidenceOf(line) >= SURE.confidence).length >=
  SURE.lines;

const isWeak = ({ lines, confidence }: Recognition): boolean =>
  lines.length === 0 || (confidence < UPRIGHT && !hasSureLines(lines)) || runsSideways(lines);

/** Reads the pictures of one file: what its pages are written in is learnt from one to the next. */
export class PictureReader {
  readonly #tools: ReaderTools;
  #languages: readonly LanguageCode[] = ['eng'];
  /** What was read beside English, or looked for and not found (null). */
  #learnt: IndicCode | null | undefined;
  /** Whether the page that is read has dark print alone. */
  #isDarkOnLight = false;

  constructor(tools: ReaderTools) {
    this.#tools = tools;
  }

  /**
   * What stands on the picture of a page; null: nothing could be read.
   * @throws Error where there is no picture to read
   */
  async read(taken: PageImage): Promise<RecognisedPage | null> {
    const { opener } = this.#tools;
    const decoded = await decodeGrey(taken, opener);
    const image = await liftStamps(await flattenImage(decoded, opener), opener);
    const look = await lookAt(image, 0, opener);
    this.#isDarkOnLight = !mayHaveLightPrint(look);
    if (isEmpty(look)) return { ...image, items: [], unreadLines: [] };
    const lying = runsDown(look)
      ? await this.#tryUpright(image, [1, 3])
      : await this.#tryAsItLies(image, layStraight(look, 0));
    const { prepared, found } = await this.#inItsLanguages(lying);
    const recognisePart = (part: Part, layout: Layout) => this.#recognise(part, this.#languages, layout);
    const recogniseLine = (part: Part) => recognisePart(part, 'line');
    const fitted = withFittedBoxes(prepared, found.lines);
    const own = await this.#inOwnScript(prepared, fitted);
    const possible = await withPossibleFigures(prepared, own, recogniseLine);
    const sure = await withSureWords(prepared, possible, recogniseLine);
    const ranges = await withWholeRanges(prepared, sure, recogniseLine);
    const whole = await withLostCells(prepared, ranges, recogniseLine);
    const numbered = await withLostNumbers(prepared, whole, recogniseLine);
    const partly = await withLostPrint(prepared, numbered, recogniseLine);
    const language = await this.#findUnreadLanguage(prepared, partly);
    const { lines: all, unread } =
      language && !this.#languages.includes(language)
        ? await withForeignPlaces(prepared, partly, (part) =>
            this.#recognise(part, ['eng', language], 'line'),
          )
        : partly;
    const twice = await lookTwice(prepared, all, recognisePart);
    const told = withCrossedFigures(prepared, withLoweredSigns(prepared, twice));
    // Words that were read alone have boxes of their own.
    const lines = withFittedBoxes(prepared, told);
    const page = toRecognisedPage(lines, prepared, language && scriptOf(language), unread);
    return found.confidence < READ || page.items.length < FEWEST_WORDS ? null : page;
  }

  /** On a page that is read in another script: its words and figures that came out in Latin, read in the script. */
  async #inOwnScript(
    prepared: PreparedPicture,
    lines: readonly RecognisedLine[],
  ): Promise<readonly RecognisedLine[]> {
    const [, language] = this.#languages;
    if (!language) return lines;
    return withOwnScript(prepared, lines, scriptOf(language), (part, layout) =>
      this.#recognise(part, this.#languages, layout),
    );
  }

  async #tryAsItLies(image: PageImage, how: Preparation): Promise<Tried> {
    const first = await this.#try(image, how);
    return isWeak(first.found) ? this.#tryUpright(image, [0, 1, 2, 3], first) : first;
  }

  /**
   * What the lines of a page that could not be read are written in: the language that was last read in this file, else the
   * one in which the recogniser knows the longest of them, which is looked for once; null: not known.
   */
  async #findUnreadLanguage(
    prepared: PreparedPicture,
    { lines, unread }: PartlyRead,
  ): Promise<IndicCode | null> {
    const weak = findUnreadLines(lines);
    if (weak.length === 0 && unread.length === 0) return null;
    if (this.#learnt === undefined) {
      // Where no line is left, print at the head may be a letterhead: only the language of the state is tried.
      const head = this.#tools.state ? unread.filter(({ y1 }) => y1 < HEAD * prepared.picture.height) : [];
      const [line] = weak.length > 0 ? listTelling(weak) : head.map(toPlace).toSorted(byWidth);
      const most = weak.length > 0 ? FEW_LANGUAGES : 1;
      const found = line ? await this.#findLanguage(prepared, [line], lines, most) : null;
      if (found || weak.length > 0) this.#learnt = found;
    }
    return this.#learnt ?? null;
  }

  async #try(image: PageImage, how: Preparation): Promise<Tried> {
    const prepared = await preparePicture(image, how, this.#tools.opener);
    return { prepared, found: await this.#recognise(prepared, this.#languages) };
  }

  #recognise(
    { picture, dpi }: Part,
    languages: readonly LanguageCode[],
    layout: Layout = 'page',
  ): Promise<Recognition> {
    return this.#tools.recognise(toSpix(picture), dpi, languages, layout, this.#isDarkOnLight);
  }

  /**
   * Reads a sheet as it is meant to be read, which a strip of it tells in each of the ways that it may lie.
   * @param asItLies what was read without turning it, where that was tried
   */
  async #tryUpright(image: PageImage, ways: readonly number[], asItLies?: Tried): Promise<Tried> {
    let best: Preparation = {};
    let most = Number.NEGATIVE_INFINITY;
    for (const quarters of ways) {
      const how = layStraight(await lookAt(image, quarters, this.#tools.opener), quarters);
      const { found } = await this.#try(image, { ...how, isStrip: true });
      const confidence = runsSideways(found.lines) ? 0 : found.confidence;
      if (confidence <= most) continue;
      best = how;
      most = confidence;
    }
    let lying = asItLies;
    if (lying && most < UPRIGHT) {
      // In another script all ways are letters at random: what it says as it lies is tried first.
      lying = await this.#inItsLanguages(lying);
      if (!isWeak(lying.found)) return lying;
    }
    return lying && !best.quarters ? lying : this.#try(image, best);
  }

  /** Reads a page again with another language, where lines of it are in none of those that it was read with. */
  async #inItsLanguages({ prepared, found, isSettled }: Tried): Promise<Tried> {
    const foreign = findForeignLines(found.lines);
    if (isSettled || foreign.length < FEWEST_FOREIGN) return { prepared, found };
    const isByHand = this.#learnt === null && Boolean(this.#tools.state);
    const most = isByHand ? FEW_LANGUAGES : Number.POSITIVE_INFINITY;
    const language = await this.#findLanguage(prepared, listTelling(foreign), found.lines, most);
    if (!language) {
      this.#learnt ??= null;
      return { prepared, found, isSettled: true };
    }
    this.#learnt = language;
    const languages: LanguageCode[] = ['eng', language];
    if (shareOfPage(foreign, found.lines) < MIXED) {
      const recogniseLine = (part: Part) => this.#recognise(part, languages, 'line');
      const mixed = await withForeignLines(prepared, found, foreign, recogniseLine);
      return { prepared, found: mixed, isSettled: true };
    }
    const again = await this.#recognise(prepared, languages);
    if (again.confidence <= found.confidence) return { prepared, found, isSettled: true };
    this.#languages = languages;
    return { prepared, found: withLatinNames(again, found.lines), isSettled: true };
  }

  /** The language of lines that were not read in English, of the `most` likeliest; null: in none. */
  #findLanguage(
    prepared: PreparedPicture,
    telling: readonly RecognisedLine[],
    lines: readonly RecognisedLine[],
    most: number,
  ): Promise<IndicCode | null> {
    const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    const likely = guessLanguages(text, this.#tools.state).slice(0, most);
    return findLanguage(telling, likely, (line, language) =>
      this.#recognise({ picture: cutBox(prepared, boxOf(line)), dpi: prepared.dpi }, [language]),
    );
  }
}

/** A place of print as a line of one word, of which nothing is known. */
const toPlace = (bbox: Box): RecognisedLine => ({
  words: [{ text: '', confidence: 0, bbox }],
  baseline: bbox,
});

const widthOf = (line: RecognisedLine): number => boxOf(line).x1 - boxOf(line).x0;
const byWidth = (a: RecognisedLine, b: RecognisedLine): number => widthOf(b) - widthOf(a);

/** How a picture is laid straight that was turned by so many quarters. */
const layStraight = (look: GreyPicture, quarters: number): Preparation => {
  const tilt = findTilt(look);
  return Math.abs(tilt) > STRAIGHT ? { quarters, tilt } : { quarters };
};
