import { toLatinDigits } from '../indic/digits.ts';
import { fold, toPattern } from '../indic/fold.ts';
import type { Rule } from '../rule.ts';

/** A number at the start of a line: as printed, and the words behind it. */
export type FoundNumber = { label: string; rest: string; isInteger: boolean; isCapital?: boolean };

/** A form of the numbers of conditions. An integer or a capital has to follow on the last one, the others stand for themselves. */
export type NumberingRule = Rule<[text: string], FoundNumber>;

const byForm = (id: string, pattern: RegExp, isInteger = false): NumberingRule => ({
  id,
  read: (text) => {
    const match = pattern.exec(text);
    const label = match?.[1] ?? match?.[2];
    return match && label ? { label, rest: text.slice(match[0].length), isInteger } : null;
  },
});

/** How a line begins that may have a number of one of the forms: most begin with a word. */
export const MAY_BE_NUMBERED =
  /^(?:[\d(\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]|[a-z]{1,7}[.)\]]|[[(]?[a-z]{1,4}\s?[-–./]?\s?\d|\[\d|[\u0905-\u0939\u0a85-\u0ab9][.)]|condition\b)/i;

const DIGIT =
  '[\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f]';
const DIGITS = new RegExp(DIGIT, 'g');
/** In the digits of an Indian script. */
const SCRIPT_NUMBER = new RegExp(`^\\(?(${DIGIT}{1,3})\\s?[.)]{1,2}(?!${DIGIT})`);

/** A decimal, and the word behind it. */
const DECIMAL_BEFORE_SCRIPT = new RegExp(
  `^((?:\\d|${DIGIT}){1,2}(?:\\.(?:\\d|${DIGIT}){1,2}){1,2})[.)]?\\s+([\\u0900-\\u0963\\u0970-\\u0ae5][^\\s]+)`,
);
/** What is counted or measured, in the languages whose words are known. */
const AMOUNT = toPattern(
  '^(?:(?:टन|लाख|लक्ष|करोड|कोटी|हेक्टर|लिटर|लीटर|किलो|किग्रा|मीटर|मिग्रा|मिली|डेसिबल|डीबी)[\\p{L}\\p{M}]*|(?:मि|मी|मे|कि|घ|डी)\\.\\S*|एकर|एकड|घन|वर्ग|वर्ष|महिने|माह|दिवस|दिन|तास|घंटे|से|ते|थी|पेक्षा|व|और|एवं|तथा|आणि|अने)$',
  'iu',
);

/** A letter of Devanagari or Gujarati that stands alone: without a sign of a vowel behind it. */
const LETTER = '[\\u0905-\\u0939\\u0a85-\\u0ab9](?!\\p{M})';
const IN_BRACKETS = new RegExp(`^(?:\\((${LETTER})\\)\\s*|(${LETTER})\\)\\s+)`, 'u');
const WITH_NUMBER = new RegExp(`^\\(?((?:\\d|${DIGIT}){1,3}\\s?\\(${LETTER}\\))[.)]?\\s+`, 'u');
/** The letters with which lists are counted; others with a stop are initials and parts of abbreviations ("म. प्र."). */
const COUNTING = '[अआइईउऊएकखगघङचछजझटठडढबઅઆઇઈઉઊએકખગઘચછજઝટઠડઢબ]';
const WITH_STOP = new RegExp(`^(${COUNTING})\\.\\s+(?=[\\u0900-\\u0d7f]{2})(?!\\S{1,4}\\.)`, 'u');

/** In the order in which they are tried. */
export const NUMBERING_RULES: readonly NumberingRule[] = [
  /** "3(a)." Leaves a number and a letter that stand apart. */
  byForm('number-with-letter', /^\(?(\d{1,3}\s?\([a-z]\))[.)]?\s+/),
  /** "12.", "12)", "(12)", "Condition 12)". Leaves "12.5 KL". */
  byForm(
    'integer',
    /^(?:condition\s+(?:no\.?\s*)?)?\(?(\d{1,3})\s?[.)]{1,2}(?=\s+\S|[A-Z(\u0900-\u0d7f])/i,
    true,
  ),
  /** "[12] The unit", "12: The unit", "12 - The unit": an integer with other marks. Leaves ranges ("3 - 5 m") and spans of time. */
  byForm(
    'marked-integer',
    /^(?:\[(?=\d{1,3}\]))?(\d{1,3})(?:\]|\s?[:/](?!\d)|\s?[-–](?!\d))\s+(?=[A-Z][a-z]+\s)/,
    true,
  ),
  /** "१.", "(૧૨)": an integer in the digits of its script. Leaves dates ("३१.०३.२०२७"). */
  {
    id: 'integer-of-script',
    read: (text) => {
      const match = SCRIPT_NUMBER.exec(text);
      const label = match?.[1];
      return match && label
        ? { label: fold(label).text, rest: text.slice(match[0].length), isInteger: true }
        : null;
    },
  },
  /** "3.1", "4.2.1" before a word. Leaves amounts ("3.1 lakhs"). */
  byForm(
    'decimal',
    /^(?!0\.)(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+(?!(?:lakhs?|lacs?|crores?|crs?|mt|kl|kld|cmd|mld|tp[adhm]|mw|kva|nos|kms?|ha|kg|m[23³]?|mg|gm?(?=\s*\/)|db(?=\s*\()|[µμu]g|ppm|acres?|hectares?|km|litres?|tonnes?|tons?|met(?:re|er)s?|mtrs?|cum|sq|per|years?|months?|hours?|days?|a\.?m|p\.?m)\b)(?=[A-Z"“(])/i,
  ),
  /** "૨.૩ પાણીના વપરાશ", "4.2 જોખમી કચરાનું": a decimal before a word of an Indian script, in Latin digits. Leaves amounts ("३.५ टन"). */
  {
    id: 'decimal-before-script',
    read: (text) => {
      const match = DECIMAL_BEFORE_SCRIPT.exec(text);
      const label = match?.[1] === undefined ? null : toLatinDigits(match[1]);
      return match && label && !label.startsWith('0.') && !AMOUNT.test(fold(match[2] ?? '').text)
        ? { label, rest: text.slice(match[0].length - (match[2] ?? '').length), isInteger: false }
        : null;
    },
  },
  /** "B.3 The register", "E-10 The officer", "(A-1) …", "A1. …", "II-3 …", "GC-4: …": a part and its number. Leaves initials ("B.K. Road"), models, codes of plots, and what is measured ("PM10"). */
  byForm(
    'part-and-number',
    /^([A-Z]\.\d{1,2})[.)]?\s+(?=[A-Z][\w-]*\s)|^(?:condition\s+(?:no\.?\s*)?)?[([]?(?!(?:PM|SO|NO|CO|CS|NH|CH|H|O|N)\s?\d)((?:[A-Z]{1,2}|[IVX]{1,4})(?:\s?[-–/]\s?|(?<=^\W?[A-H]))\d{1,2}(?:\s?\([a-z]\))?)[)\]]?\s?[.):]?\s+(?=["“(]?[A-Z][\w-]*,?\s+(?:[\w&/()-]+,?\s+){0,3}?[a-z])/,
  ),
  /** "12 The unit …". Leaves a number before a word in small letters, and days ("01 April, 2023"). */
  byForm(
    'bare-integer',
    /^(\d{1,3})\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,?\s+(?:19|20)\d{2}\b)(?=[A-Z][a-z])/,
    true,
  ),
  /** "A] The unit". Leaves other brackets. */
  byForm('bracketed-letter', /^([A-Z])\]\s*/),
  /** "xvii.", "(iv)". Leaves capitals, which are parts of addresses. */
  byForm('roman', /^\(?([ivxl]{1,7})[.)]\s+/),
  /** "a)", "(B)". Leaves a letter with a stop. */
  byForm('letter-in-brackets', /^\(?([a-zA-Z])\)\s+/),
  /** "B. The unit": a capital with a stop. Leaves initials ("B. K. Rao", "B.Sc."). */
  {
    id: 'capital-with-stop',
    read: (text) => {
      const match = /^([A-Z])\.\s+(?=["“(]?[A-Z][\w()-]*,?\s)/.exec(text);
      const label = match?.[1];
      return match && label
        ? { label, rest: text.slice(match[0].length), isInteger: false, isCapital: true }
        : null;
    },
  },
  /** "a. The unit". Leaves "e. g." and what goes on in small letters. */
  byForm('letter-with-stop', /^([a-z])\.\s+(?=[A-Z])/),
  /** "३(अ)", "2 (ક)": the number in Latin digits. Leaves a letter with the sign of a vowel. */
  {
    id: 'number-with-letter-of-script',
    read: (text) => {
      const match = WITH_NUMBER.exec(text);
      const label = match?.[1]?.replace(DIGITS, (digit) => fold(digit).text);
      return match && label ? { label, rest: text.slice(match[0].length), isInteger: false } : null;
    },
  },
  /** "(अ)", "ब) इकाई", "(ક)". Leaves brackets with words ("(के)", "(अन्य)"). */
  {
    id: 'letter-of-script-in-brackets',
    read: (text) => {
      const match = IN_BRACKETS.exec(text);
      const label = match?.[1] ?? match?.[2];
      return match && label ? { label, rest: text.slice(match[0].length), isInteger: false } : null;
    },
  },
  /** "क. इकाई", "ખ. એકમે". Leaves initials and abbreviations ("अ. क्र.", "म. प्र."). */
  byForm('letter-of-script-with-stop', WITH_STOP),
  /** "(1)", "(ii)" without a blank behind. Leaves brackets with words. */
  byForm('in-brackets', /^\((\d{1,2}|[a-z]|[ivx]{1,5})\)\s*/),
];
