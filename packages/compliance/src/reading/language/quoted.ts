import { toSingleBlanks } from './one-line.ts';

/** Words of the order as they are told: in quotation marks, on one line, without the marks they end with. */
export const quoted = (words: string): string => `“${toSingleBlanks(words).replace(/[\s.,;:]+$/, '')}”`;
