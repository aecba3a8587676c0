import { chain, IDENTITY, type Mapping, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRawStream } from 'pdf-lib';
import { ContentParser, readContents, toName } from './content-parser.ts';

/**
 * The one picture that a page consists of. `toPaper` takes shares (0..1) of the picture, origin top left, to shares of
 * the page as it is shown; `width` and `height` are of the page as it is shown, in points.
 */
export type PagePicture = { jpeg: Uint8Array; width: number; height: number; toPaper: Mapping };

/** A picture that covers less of its page is not all of it. */
const LEAST_COVER = 0.6;

/** Colours that a JPEG is shown in as it is: others, such as those of print, would be read as their negatives. */
const PLAIN_COLOURS = new Set(['DeviceGray', 'DeviceRGB', 'CalGray', 'CalRGB', 'ICCBased']);

const toNumbers = (values: readonly unknown[]): number[] =>
  values.flatMap((value) => (value instanceof PDFNumber ? [value.asNumber()] : []));

/** The matrix of an operator `cm` as a mapping; null where its numbers are none. */
const toMapping = (values: readonly unknown[]): Mapping | null => {
  const [a, b, c, d, e, f] = toNumbers(values);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return e === undefined || f === undefined ? null : [a, c, e, b, d, f, 0, 0, 1];
};

type Drawn = { name: string; place: Mapping };

/** What a page draws by name, each with where its unit square comes to lie. */
const listDrawn = (page: PDFPage): Drawn[] => {
  const drawn: Drawn[] = [];
  const stack: Mapping[] = [];
  let current = IDENTITY;
  for (const { operator, operands } of ContentParser.of(readContents(page), page.doc.context).operations()) {
    if (operator === 'q') stack.push(current);
    else if (operator === 'Q') current = stack.pop() ?? IDENTITY;
    else if (operator === 'cm') current = chain(toMapping(operands) ?? IDENTITY, current);
    else if (operator === 'Do') drawn.push({ name: toName(operands.at(-1)) ?? '', place: current });
    // A picture within the stream: what it covers is not known without reading it.
    else if (operator === 'BI') drawn.push({ name: '', place: current });
  }
  return drawn;
};

const toColour = (dict: PDFDict): string | null => {
  const colour = dict.lookup(PDFName.of('ColorSpace'));
  return toName(colour instanceof PDFArray ? colour.lookup(0) : colour);
};

/** The stream of a picture that can be taken as it is: one JPEG, in plain colours, without holes. */
const toJpeg = (page: PDFPage, name: string): Uint8Array | null => {
  const stream = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(PDFName.of(name));
  if (!(stream instanceof PDFRawStream)) return null;
  const { dict } = stream;
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray().map(toName) : [toName(filter)];
  const isPlain =
    toName(dict.lookup(PDFName.of('Subtype'))) === 'Image' &&
    filters.length === 1 &&
    filters[0] === 'DCTDecode' &&
    PLAIN_COLOURS.has(toColour(dict) ?? '') &&
    !['SMask', 'Mask', 'Decode'].some((key) => dict.has(PDFName.of(key)));
  return isPlain ? stream.getContents() : null;
};

/** From the space of the page's drawing to shares of the page as it is shown, and its size as shown in points. */
const toView = (page: PDFPage): { width: number; height: number; toShown: Mapping } => {
  const { x, y, width, height } = page.getCropBox();
  const turns = (((page.getRotation().angle / 90) % 4) + 4) % 4;
  const upright: Mapping = [1 / width, 0, -x / width, 0, -1 / height, 1 + y / height, 0, 0, 1];
  const quarter: Mapping = [0, -1, 1, 1, 0, 0, 0, 0, 1];
  const toShown = Array.from({ length: turns }).reduce<Mapping>((view) => chain(view, quarter), upright);
  return turns % 2 === 0 ? { width, height, toShown } : { width: height, height: width, toShown };
};

/** The picture's first row is its top: the unit square of a PDF begins at the bottom. */
const FROM_TOP: Mapping = [1, 0, 0, 0, -1, 1, 0, 0, 1];

const coverOf = (toPaper: Mapping): number => {
  const [o, x, y] = [
    mapPoint(toPaper, { x: 0, y: 0 }),
    mapPoint(toPaper, { x: 1, y: 0 }),
    mapPoint(toPaper, { x: 0, y: 1 }),
  ];
  return Math.abs((x.x - o.x) * (y.y - o.y) - (y.x - o.x) * (x.y - o.y));
};

const findPicture = (page: PDFPage): PagePicture | null => {
  const { width, height, toShown } = toView(page);
  const [picture, ...others] = listDrawn(page).filter(({ place }) => coverOf(chain(place, toShown)) > 0.05);
  if (!picture || others.length > 0) return null;
  const toPaper = chain(chain(FROM_TOP, picture.place), toShown);
  const jpeg = coverOf(toPaper) < LEAST_COVER ? null : toJpeg(page, picture.name);
  return jpeg && { jpeg, width, height, toPaper };
};

/**
 * Finds pages (from 1) that are one JPEG, which can be recognised as it is; null for any other page, which has to be
 * drawn. Throws where the file cannot be opened so.
 */
export const openPagePictures = async (data: Uint8Array): Promise<(page: number) => PagePicture | null> => {
  const document = await PDFDocument.load(data, { updateMetadata: false });
  return (number) => findPicture(document.getPage(number - 1));
};
