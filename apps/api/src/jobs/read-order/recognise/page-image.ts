import type { Mapping } from '@anupalan/compliance/reading/pages/mapping';

/**
 * The picture of a page, before it is put right. `raw`: the input is bare pixels, else a coded picture; `width` and
 * `height` are of the page as it is shown, in points; `toPaper` takes shares of the picture to shares of that page.
 */
export type PageImage = {
  input: Uint8Array;
  raw?: { width: number; height: number; channels: 1 | 4 };
  width: number;
  height: number;
  toPaper: Mapping;
};
