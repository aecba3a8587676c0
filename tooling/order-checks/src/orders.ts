import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from '@anupalan/api/src/jobs/read-order/read-file.ts';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import type { Gold } from '@anupalan/orders/model/gold';
import { getSampleBytes, getSamplePath, OUT } from '@anupalan/orders/samples';
import { differencesOf } from './compare.ts';

const GOLD = '.gold.json';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const KNOWN = '.known.diff';
const knownPath = (name: string) => getSamplePath(`${name}${KNOWN}`);

function listNames(ending: string): string[] {
  return readdirSync(OUT)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
}

/** The names of the orders that have a gold file. */
export function listOrders(): string[] {
  return listNames(GOLD);
}

/** The names of the orders that have a list of what is known to differ. */
export function listKnown(): string[] {
  return listNames(KNOWN);
}

/**
 * Reads an order as the product does, and tells how the reading differs from its gold. Pages that are pictures are left
 * unread: what is recognised may differ between processors, and is held to floors instead.
 */
export async function findDifferences(name: string): Promise<string[]> {
  const gold: Gold = JSON.parse(readFileSync(getSamplePath(`${name}${GOLD}`), 'utf8'));
  const mimeType = gold.file.endsWith('.docx') ? DOCX : 'application/pdf';
  const bytes = new Uint8Array(getSampleBytes(gold.file));
  return differencesOf(gold, await readFile(bytes, mimeType, undefined, recogniseNone));
}

/** The differences that are known, as they stand beside the gold; none where there is no list. */
export function getKnown(name: string): string[] {
  if (!existsSync(knownPath(name))) return [];
  return readFileSync(knownPath(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Writes the list of what is known to differ; nothing differs: there is no list. */
export function setKnown(name: string, differences: readonly string[]): void {
  if (differences.length === 0) rmSync(knownPath(name), { force: true });
  else writeFileSync(knownPath(name), differences.map((line) => `${line}\n`).join(''));
}
