/** What is recognised, by the codes of its models, each with the script that it is written in. */
const SCRIPTS = {
  eng: 'Latin',
  hin: 'Devanagari',
  mar: 'Devanagari',
  guj: 'Gujarati',
  kan: 'Kannada',
  tam: 'Tamil',
  tel: 'Telugu',
  ben: 'Bengali',
  pan: 'Gurmukhi',
  ori: 'Odia',
  mal: 'Malayalam',
} as const;

export type LanguageCode = keyof typeof SCRIPTS;
/** A language beside English. */
export type IndicCode = Exclude<LanguageCode, 'eng'>;

/** All but English, the ones that most orders have first. */
const INDIC: readonly IndicCode[] = ['hin', 'mar', 'guj', 'kan', 'tam', 'tel', 'ben', 'pan', 'ori', 'mal'];

/** What boards and offices of a state write beside English. */
const OF_STATES: readonly (readonly [RegExp, readonly IndicCode[]])[] = [
  [/maharashtra|\bgoa\b|mumbai/i, ['mar', 'hin']],
  [/gujarat|gandhinagar|daman/i, ['guj', 'hin']],
  [/karnataka|bengaluru|bangalore/i, ['kan', 'hin']],
  [/tamil\s*nadu|chennai|puducherry/i, ['tam', 'hin']],
  [/telangana|andhra|hyderabad|vijayawada/i, ['tel', 'hin']],
  [/west\s*bengal|kolkata|tripura/i, ['ben', 'hin']],
  [/punjab/i, ['pan', 'hin']],
  [/od[ie]sha|orissa|bhubaneswar/i, ['ori', 'hin']],
  [/kerala|thiruvananthapuram|lakshadweep/i, ['mal', 'hin']],
  [
    /uttar|madhya|bihar|rajasthan|haryana|jharkhand|chhattisgarh|himachal|delhi|lucknow|jaipur|bhopal/i,
    ['hin'],
  ],
];

const ofState = (text: string): readonly IndicCode[] | undefined =>
  OF_STATES.find(([words]) => words.test(text))?.[1];

/**
 * The languages that lines of a page may be in which are not English, the likeliest first: by the state that its English
 * words name, else all.
 * @param state of whom the page was sent by: its languages come first where the page names no state
 */
export const guessLanguages = (text: string, state: string | null = null): readonly IndicCode[] => {
  const named = ofState(text);
  if (named) return named;
  const likely = ofState(state ?? '') ?? [];
  return [...likely, ...INDIC.filter((each) => !likely.includes(each))];
};

/** The script of a language, in English. */
export const scriptOf = (language: LanguageCode): string => SCRIPTS[language];
