import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { PageImage } from '@anupalan/recognition/page-image';
import { PictureReader } from '@anupalan/recognition/picture-reader';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage, openToDraw } from './draw-page.ts';
import { opener } from './open-image.ts';
import { openPagePictures, type PagePicture } from './page-picture.ts';
import type { Recognisers } from './recogniser.ts';

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

/**
 * Opens a PDF for its pages to be recognised, one after the other.
 * @param state of whom it was sent by: a hint of its languages; null: not known
 */
export const openPageReader = (
  data: Uint8Array,
  recognisers: Recognisers,
  state: string | null = null,
): PageReader => {
  const toImage = openImages(data);
  const reader = new PictureReader({
    opener,
    state,
    recognise: (...asked) => recognisers.recognise(...asked),
  });
  return async (page) => reader.read(await toImage(page));
};
