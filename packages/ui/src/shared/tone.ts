/** The five status tones. Colour is never the only sign: there is always a word, and usually an icon. */
export const tones = ['neutral', 'ok', 'warn', 'danger', 'info'] as const;

/** One of the five status tones. */
export type Tone = (typeof tones)[number];
