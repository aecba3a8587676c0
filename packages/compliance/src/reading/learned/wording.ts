/** The words that a duty was read from. `conditionNo`: the number of its condition, which is no part of the wording. */
export type Wording = { quote: string; statedFrequency: string | null; conditionNo: string | null };

/** Words that change nothing about what is asked of whom: articles, commands and names for the holder of the order. */
const FILLERS = new Set(
  (
    'a an the this that these those such said its their his her your ' +
    'shall should must will may is are be been being has have had do does ' +
    'of to in at and also further please hereby duly strictly invariably ' +
    'unit industry industries applicant occupier occupiers proponent proponents project company firm consentee entrepreneur ' +
    'holder you it they he she'
  ).split(' '),
);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers (also dates and decimals) and words of letters; of a number the sign that makes it another one. */
const TOKEN = /\d+(?:[.,/-]\d+)*(?:st|nd|rd|th)?|\p{L}[\p{L}\p{M}]*/gu;
/** "7.", "3.1)", "(iv)": a number with a mark behind it. */
const MARKED_NUMBER = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3})*|[ivxlc]{1,6}|\p{L})[.):\]]+\s+/iu;

/** Forms of a word are one word: "tested", "testing", "tests". Short words have no other form worth it. */
const toStem = (word: string): string => {
  if (word.length < 5) return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ing|ed|es|e|s)$/, '');
  return /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
};

const toTokens = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(TOKEN) ?? []).flatMap((token) => {
    if (/^\d/.test(token)) return [token.replace(/(?:st|nd|rd|th)$/, '').replace(/,(?=\d{2,3}(?!\d))/g, '')];
    const number = NUMBERS.indexOf(token);
    if (number >= 0) return [String(number)];
    return FILLERS.has(token) ? [] : [toStem(token)];
  });

const withoutNumber = (quote: string, conditionNo: string | null): string => {
  const rest = quote.replace(MARKED_NUMBER, '');
  const own = /^\s*(\d{1,3}(?:\.\d{1,3})*)\s+/.exec(rest);
  // "7 The stack …" of condition 7; the 2 of "2 samples …" is how many.
  const isOwn =
    own?.[1] !== undefined &&
    conditionNo !== null &&
    new RegExp(`(?:^|[^\\d.])${own[1].replaceAll('.', '\\.')}$`).test(conditionNo);
  return isOwn ? rest.slice(own[0].length) : rest;
};

/** The telling words of a wording in order, in one form each; how often it says is in `quote` alone. */
export const listTellingWords = ({ quote, conditionNo }: Pick<Wording, 'quote' | 'conditionNo'>): string[] =>
  toTokens(withoutNumber(quote, conditionNo));

/** Fewer words than this say too little to know a duty by. */
const FEWEST_WORDS = 2;

/**
 * What two wordings have in common that are the same or nearly the same: their telling words in order, in one form each,
 * with every number, date and name. The number of the condition, capitals, marks, articles and names for the holder are
 * no difference; another number or another word is. @returns null where the words say too little
 */
export const toWordingKey = ({ quote, statedFrequency, conditionNo }: Wording): string | null => {
  const words = listTellingWords({ quote, conditionNo });
  if (words.length < FEWEST_WORDS) return null;
  // Two duties of the same words differ in when they are due.
  return `${words.join(' ')} | ${toTokens(statedFrequency ?? '').join(' ')}`;
};
