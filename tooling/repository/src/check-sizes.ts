import type { Check } from './repository.ts';

const MOST_BYTES = 1.5 * 1024 * 1024;
const MOST_LINES = 400;
const SOURCE = /\.(?:tsx?|mjs|astro)$/;

/** No file is over 1.5 MB, and no source that people write is over 400 lines. */
export const checkSizes: Check = (repository) => ({
  checked: repository.files.length,
  problems: repository.files.flatMap((file) => {
    const bytes = repository.sizeOf(file);
    if (bytes > MOST_BYTES)
      return [`${file} has ${(bytes / 1024 / 1024).toFixed(1)} MB: at most 1.5 are kept here.`];
    if (!SOURCE.test(file) || file.includes('.generated.')) return [];
    const lines = repository.read(file).trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${file} has ${lines} lines: split it, ${MOST_LINES} is the end.`] : [];
  }),
});
