/** How a symbol is spelt, and the wordings that stand for it. */
const SPELLINGS: readonly [pattern: RegExp, spelling: string][] = [
  [/\bph\b(?!\.)/gi, 'pH'],
  [/\bnox\b/gi, 'NOx'],
  [/\bsox\b/gi, 'SOx'],
  [/\bso\s?2\b/gi, 'SO2'],
  [/\bno\s?2\b(?=[\s,)]|$)/gi, 'NO2'],
  [/\bh2s\b/gi, 'H2S'],
  [/\bpm\s?-?(10|2\.5)\b/gi, 'PM$1'],
  [/\bbod\b/gi, 'BOD'],
  [/\bcod\b/gi, 'COD'],
  [/\btds\b/gi, 'TDS'],
  [/\betp\b/gi, 'ETP'],
  [/\bstp\b/gi, 'STP'],
  [/\bvocs?\b/gi, 'VOC'],
  [/\bd\.?\s?g\.?\s?sets?\b/gi, 'D.G. set'],
  [/\bform\s*[-–.]?\s*(?=[IVX\d]+[A-Z]?\b)/gi, 'Form '],
  [/\bform\s+(i|ii|iii|iv|v|vi|vii|viii|ix|x)\b/gi, 'Form $1'],
];

/** Whether a name may have one of them: most have none. */
const SYMBOL =
  /\b(?:ph\b|[ns]o\s?[x2]\b|h2s\b|pm\s?-?[12]|[bc]od\b|tds\b|[es]tp\b|voc|d\.?\s?g\.?\s?set|form)/i;

/** Spells the symbols of a name as a chemist and the rules do: pH, NOx, PM10, D.G. set, Form V. */
export const withSpelling = (text: string): string =>
  SYMBOL.test(text)
    ? SPELLINGS.reduce((rest, [pattern, spelling]) => rest.replace(pattern, spelling), text).replace(
        /\bForm ([ivx]+)\b/g,
        (_all, number: string) => `Form ${number.toUpperCase()}`,
      )
    : text;
