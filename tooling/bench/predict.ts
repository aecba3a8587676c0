import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { readFile } from '@anupalan/api/src/jobs/read-order/read-file.ts';
import type { OrderReading } from '@anupalan/compliance/reading/types';

const MIME_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What the reader finds in a file, or null where it cannot read it. */
export const readPath = async (path: string): Promise<OrderReading | null> => {
  const outcome = await readFile(new Uint8Array(readFileSync(path)), MIME_TYPES[extname(path)] ?? '');
  return outcome.ok ? outcome.reading : null;
};
