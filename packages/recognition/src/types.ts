/** A box in a picture: pixels, origin top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/**
 * A word as the recogniser gives it; `confidence` 0..100. `other`: what a second look gave, where that differs.
 * `startsCell`: a rule of a table stands between it and the word before; `ruleAbove`: one
 * stands between it and the words above, so many pixels over its foot; `cell`: rules stand so far left and right of its
 * left edge.
 */
export type RecognisedWord = {
  text: string;
  confidence: number;
  bbox: Box;
  other?: string;
  startsCell?: true;
  ruleAbove?: number;
  cell?: { left: number; right: number };
};

/** A line as the recogniser gives it: its words, and where the foot of its letters runs. */
export type RecognisedLine = { words: RecognisedWord[]; baseline: Box };

/** What was recognised in a picture; `confidence` 0..100 of all of it. */
export type Recognition = { lines: RecognisedLine[]; confidence: number };
