import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gold } from '../model/gold.ts';
import { picturePdf, scanOrder } from './scan-order.ts';
import type { Variant } from './variants.ts';

/** Folder of the scanned orders: made when they are asked for, never committed. */
export const SCANS = join(import.meta.dirname, '../../scans');

/** The files of a scanned order: the scan, the same order as text, its photographs one by one. */
export interface StoredScan {
  scan: string;
  text: string;
  pictures: string[];
  gold: Gold;
}

interface Manifest {
  pictures: string[];
  gold: Gold;
}

/** Finds a scanned order in the folder, or makes it; made anew where `isFresh`. */
export async function storeScan({ name, order, kind }: Variant, isFresh = false): Promise<StoredScan> {
  const manifest = join(SCANS, `${name}.json`);
  const scan = join(SCANS, `${name}.pdf`);
  const text = join(SCANS, `${order.name}.text.pdf`);
  if (isFresh || !existsSync(manifest)) {
    mkdirSync(SCANS, { recursive: true });
    const scanned = await scanOrder(order, kind);
    const isLoose = kind.name === 'photograph';
    const pictures = scanned.pictures.map(
      ({ type }, i) => `${name}.${i + 1}.${type === 'jpeg' ? 'jpg' : type}`,
    );
    if (isLoose)
      for (const [i, { bytes }] of scanned.pictures.entries())
        writeFileSync(join(SCANS, pictures[i] ?? ''), bytes);
    writeFileSync(scan, await picturePdf(scanned.pictures));
    writeFileSync(text, scanned.text);
    const kept: Manifest = { pictures: isLoose ? pictures : [], gold: scanned.gold };
    writeFileSync(manifest, JSON.stringify(kept, null, 1));
  }
  const { pictures, gold }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  return { scan, text, pictures: pictures.map((file) => join(SCANS, file)), gold };
}
