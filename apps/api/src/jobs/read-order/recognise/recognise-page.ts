import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import { findTilt, isEmpty } from '@anupalan/recognition/find-tilt';
import { runsSideways } from '@anupalan/recognition/straighten';
import { toRecognisedPage } from '@anupalan/recognition/to-page';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage, openToDraw } from './draw-page.ts';
import { flattenImage } from './flatten-image.ts';
import { liftStamps } from './lift-stamps.ts';
import type { PageImage } from './page-image.ts';
import { openPagePictures, type PagePicture } from './page-picture.ts';
import { lookAt, type Preparation, type PreparedImage, prepareImage } from './prepare-image.ts';
import type { Recogniser, Recognition } from './recogniser.ts';

/** Less sure than this (0..100), a page may stand on its side or on its head. */
const UPRIGHT = 65;
/** The recogniser reads lines that lie askew by less than this as well as straight ones, in radians. */
const STRAIGHT = (1.2 * Math.PI) / 180;

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

const tryWith = async (image: PageImage, recogniser: Recogniser, how: Preparation): Promise<Tried> => {
  const prepared = await prepareImage(image, how);
  return { prepared, found: await recogniser.recognise(prepared.pgm, prepared.dpi) };
};

/** How a picture is laid straight that is turned by so many quarters. */
const layStraight = async (image: PageImage, quarters: number): Promise<Preparation> => {
  const tilt = findTilt(await lookAt(image, quarters));
  return Math.abs(tilt) > STRAIGHT ? { quarters, tilt } : { quarters };
};

/** How a sheet is meant to be read, by a strip of it in each of the four ways that it can lie in a scanner. */
const findUpright = async (image: PageImage, recogniser: Recogniser): Promise<Preparation> => {
  let best: Preparation = {};
  let most = Number.NEGATIVE_INFINITY;
  for (const quarters of [0, 1, 2, 3]) {
    const how = await layStraight(image, quarters);
    const { found } = await tryWith(image, recogniser, { ...how, isStrip: true });
    const confidence = runsSideways(found.lines) ? 0 : found.confidence;
    if (confidence <= most) continue;
    best = how;
    most = confidence;
  }
  return best;
};

const recogniseImage = async (image: PageImage, recogniser: Recogniser): Promise<RecognisedPage | null> => {
  if (isEmpty(await lookAt(image, 0))) return { ...image, items: [], unreadLines: [] };
  const first = await tryWith(image, recogniser, await layStraight(image, 0));
  const upright = isWeak(first.found) ? await findUpright(image, recogniser) : {};
  const { prepared, found } = upright.quarters ? await tryWith(image, recogniser, upright) : first;
  const page = toRecognisedPage(found.lines, prepared);
  return found.confidence < READ || page.items.length < FEWEST_WORDS ? null : page;
};

/** Opens a PDF for its pages to be recognised, one after the other. */
export const openPageReader = (data: Uint8Array, recogniser: Recogniser): PageReader => {
  const toImage = openImages(data);
  return async (page) =>
    recogniseImage(await liftStamps(await flattenImage(await toImage(page))), recogniser);
};
