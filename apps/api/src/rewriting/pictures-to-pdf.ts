import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import { type Rotation, toTurn } from './orientation.ts';
import { type PagePicture, readPictures, TooManyPixelsError } from './page-pictures.ts';
import { toPageSize } from './page-size.ts';

/** A picture that was sent; `rotation` as a person turned it, clockwise. */
export type Picture = { bytes: Uint8Array; mimeType: string; rotation: Rotation };

/** Why a picture becomes no page; `part` is its place among those that were sent, from 0. */
export type PictureFailure = { ok: false; code: 'broken' | 'too_heavy' | 'too_many_pages'; part: number };

/** The PDF whose pages the pictures are. */
export type PicturesOutcome = { ok: true; pdf: Uint8Array; pages: number } | PictureFailure;

/**
 * Makes the pictures of an order the pages of one PDF, in their order. They are turned by the page's `/Rotate`, so that
 * a JPEG stays byte for byte what was sent. It runs in a process of its own: pictures are from strangers, and large.
 */
export async function picturesToPdf(pictures: readonly Picture[]): Promise<PicturesOutcome> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const [part, { bytes, mimeType, rotation }] of pictures.entries()) {
    try {
      for await (const picture of readPictures(bytes, mimeType)) {
        if (pdf.getPageCount() === ORDER_MAX_PAGES) return { ok: false, code: 'too_many_pages', part };
        await addPage(pdf, picture, rotation);
      }
    } catch (error) {
      return { ok: false, code: error instanceof TooManyPixelsError ? 'too_heavy' : 'broken', part };
    }
  }
  return { ok: true, pdf: await pdf.save({ addDefaultPage: false }), pages: pdf.getPageCount() };
}

async function addPage(pdf: PDFDocument, picture: PagePicture, rotation: Rotation): Promise<void> {
  const { width, height } = toPageSize(picture, picture.dpi);
  const page = pdf.addPage([width, height]);
  page.setRotation(degrees(toTurn(picture.orientation, rotation)));
  const name = page.node.newXObject('Page', await embed(pdf, picture));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, 0, 0),
    drawObject(name),
    popGraphicsState(),
  );
}

async function embed(pdf: PDFDocument, picture: PagePicture): Promise<PDFRef> {
  if (picture.form === 'jpeg') {
    // A copy: pdf-lib reads from the beginning of the memory that a part of a larger buffer lies in.
    const image = await pdf.embedJpg(new Uint8Array(picture.bytes));
    return image.ref;
  }
  const { width, height, bits, channels, isPredicted, data } = picture;
  return pdf.context.register(
    pdf.context.stream(data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
      BitsPerComponent: bits,
      Filter: 'FlateDecode',
      // The filters of PNG's rows are a predictor of PDF's.
      ...(isPredicted
        ? { DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width } }
        : {}),
    }),
  );
}
