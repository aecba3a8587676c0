/** Words of Indian languages before a dot that end no sentence: "रु. 2 लाख", "ता. 31", "क्र. 7". */
const ABBREVIATION =
  /(?:^|[\s(/.])(?:रु|रू|ता|दि|क्र|सं|नं|डॉ|डा|मे|मै|श्री|प्रा|लि|मि|पी|एच|डी|जी|बी|ओ|सी|एम|एस|एल|टी|ई|पृ|रूपये|રૂ|તા|નં|ક્ર|મે|લિ|પ્રા|ડૉ|ડો|સં|પી|એચ|ડી|જી|બી|સી|એમ)$/;
const BEGINNING = /^["”’)]?\s+["“‘(]?[\u0900-\u0d7f]/;

/** "800 मि.ग्रा./घन मी. से अधिक": what stands behind its noun begins no sentence, so the dot before it was of a unit. */
const POSTPOSITION =
  /^\s+(?:से|तक|में|का|की|के|को|पेक्षा|पर्यंत|इतक[ाेी]|થી|સુધી|કરતાં|કરતા|જેટલ[ુંીાો]+)(?![\p{L}\p{M}])/u;

/** Whether the words before a dot are short for something. */
export const isIndicAbbreviation = (before: string): boolean => ABBREVIATION.test(before);

/** Whether a dot with these words around it ends a sentence in an Indian script, which has no capitals. */
export const endsIndicSentence = (before: string, after: string): boolean =>
  BEGINNING.test(after) && !POSTPOSITION.test(after) && !isIndicAbbreviation(before);
