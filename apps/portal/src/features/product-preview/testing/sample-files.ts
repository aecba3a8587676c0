import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../../tooling/orders/out');

/** Bytes of an invented order of the fixtures. */
export function getOrderBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(FOLDER, file)));
}

/** What the order says, by the data that it was drawn from. */
export function getGold(file: string): {
  pages: number;
  facts: Record<string, unknown>;
  obligations: { page: number; frequency: string | null; optional: boolean }[];
} {
  return JSON.parse(readFileSync(join(FOLDER, file.replace(/\.\w+$/, '.gold.json')), 'utf8'));
}
