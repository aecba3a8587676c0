import { findOrderFileProblem } from '@anupalan/validators/forms/order-file';
import { useCallback } from 'react';
import { isPicture } from './use-page-order.ts';
import { type PicturePages, usePicturePages } from './use-picture-pages.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** Uploads, and pictures that wait to be sent as one order. */
export type OrderUpload = Uploads & { pictures: PicturePages };

/**
 * Takes orders: files go at once, pictures wait as the pages of one order until they are turned and sorted.
 * `onUploaded` is told each new order's id.
 */
export function useOrderUpload(onUploaded: (documentId: string) => void): OrderUpload {
  const uploads = useUploads(onUploaded);
  const pictures = usePicturePages(onUploaded);
  const addFiles = uploads.add;
  const addPictures = pictures.add;
  const add = useCallback(
    (files: readonly File[]) => {
      const isPage = (file: File) => isPicture(file) && findOrderFileProblem(file) === null;
      const pages = files.filter(isPage);
      if (pages.length > 0) addPictures(pages);
      // Also where all are pages: a file that was refused before is done with once something new is chosen.
      addFiles(files.filter((file) => !isPage(file)));
    },
    [addFiles, addPictures],
  );
  return { ...uploads, add, pictures };
}
