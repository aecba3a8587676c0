const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
};

/** Source of a pattern for a count in words or digits: "six", "06", "6 (six)", "three (3)", "forty-five", "a". Leaves the decimals of a number. */
export const COUNT =
  '(?:\\d(?<!\\d[.,]\\d)\\d{0,3}|an?|(?:one )?hundred and (?:eighty|twenty)|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-\\s](?:one|two|three|four|five|six|seven|eight|nine))?)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:\\s*\\(\\s*[\\w\\s-]{1,20}\\s*\\))?';

/** Source of a pattern for a number that was never filled in: "____", "………", "----". */
export const BLANK = '(?:_[_\\s]*|\\.{3,}|…+(?:\\s?…+)*|-{2,}|—+)';

/** Source of a pattern for what stands between two counts of which one is meant: "15/30", "two to three". */
export const OR = '\\s*(?:\\/|-|–|\\bto\\b|\\bor\\b)\\s*';

/** Source of a pattern for an ordinal day: "30th", "1 st", "thirtieth", "twenty-first". */
export const ORDINAL =
  '(?:\\d{1,2}\\s?(?:st|nd|rd|th)?|(?:(?:twenty|thirty)[-\\s])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';

const parseWords = (text: string): number | null => {
  const words = text.toLowerCase().replace(/-/g, ' ').split(/\s+/);
  let total = 0;
  for (const word of words) {
    const small = SMALL.indexOf(word);
    const ten = TENS.indexOf(word);
    const ordinal = ORDINALS[word];
    if (small >= 0) total += small;
    else if (ten >= 0) total += (ten + 2) * 10;
    else if (ordinal !== undefined) total += ordinal;
    else if (word === 'a' || word === 'an') total += 1;
    else if (word === 'hundred') total = Math.max(1, total) * 100;
    else if (word !== 'and') return null;
  }
  return total > 0 ? total : null;
};

/** A whole number from digits or English words; null if it is neither. "6 (six)" is 6, "thirtieth" is 30, "a" is 1. */
export const parseCount = (text: string): number | null => {
  const bare = text.replace(/\(.*$/, '').trim();
  const digits = /^(\d{1,4})\s*(?:st|nd|rd|th)?$/i.exec(bare);
  return digits ? Number(digits[1]) : parseWords(bare);
};
