import type { Chance } from './chance.ts';

/** A page as a device hands it over: a JPEG or PNG, and its fineness in dots per inch. */
export interface Picture {
  bytes: Buffer;
  type: 'jpeg' | 'png';
  width: number;
  height: number;
  dpi: { across: number; down: number };
}

/** A page that is to be scanned: as printed, drawn at the kind's fineness. */
export interface PrintedPage {
  drawn: Buffer;
  /** From 1. */
  page: number;
  pages: number;
}

/** One way in which orders become pictures. */
export interface ScanKind {
  name: 'flatbed' | 'jpeg150' | 'fax' | 'stamped' | 'photograph' | 'skewed';
  about: string;
  /** Fineness in which the page is drawn for it. */
  dpi: number;
  /** Upright and with little noise: the pages on which recognition may cost least. */
  isClean: boolean;
  scan(page: PrintedPage, chance: Chance): Promise<Picture>;
}
