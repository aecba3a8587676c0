/** The five status tones. Colour is never the only sign: a word, and mostly an icon, goes with it. */
export const tones = ['neutral', 'ok', 'warn', 'danger', 'info'] as const;

/** One of the five status tones. */
export type Tone = (typeof tones)[number];
