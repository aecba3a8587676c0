import { fax } from './fax.ts';
import { flatbed, jpeg150, skewed } from './flatbed.ts';
import { photograph } from './photograph.ts';
import type { ScanKind } from './picture.ts';
import { stamped } from './stamped.ts';

/** The ways in which an English order is scanned. */
export const ENGLISH_KINDS: readonly ScanKind[] = [flatbed, jpeg150, fax, stamped, photograph];

/** The way in which orders in Indian languages are scanned. */
export const INDIC_KINDS: readonly ScanKind[] = [skewed];
