/** A line of which the recogniser is less sure than this (0..1) is read once more as light print on dark; never: 0. */
const INVERTED = { usual: '0.7', never: '0' } as const;

/** The parameter of tesseract.js for pictures that have dark print alone, or may have light print too. */
export const toInversion = (isDarkOnLight: boolean) => ({
  invert_threshold: isDarkOnLight ? INVERTED.never : INVERTED.usual,
});
