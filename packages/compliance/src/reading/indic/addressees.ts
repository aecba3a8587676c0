import { fold, hasKnownScript, START, toPattern } from './fold.ts';

/** "प्रतिलिपि :", "प्रत माहितीसाठी :", "નકલ સવિનય રવાના :", "प्रतिलिपि निम्न को सूचनार्थ प्रेषित :-". */
const COPY = toPattern(
  `${START}(?:प्रतिलिपि|प्रति\\s?लिपि|पृष्ठांकन|प्रत|નકલ)(?:\\s+(?:माहितीसाठी|માહિતી|सविनय|સવિનય|रवाना|રવાના|सूचनार्थ|निम्न|निम्नलिखित|प्रेषित|को|एवं|आवश्यक|कार्यवाही|हेतु|व|तथा|है|सादर|अग्रेषित|जाणकारी|માટે)){0,9}\\s*[:–-]`,
  'iu',
);
/** What begins the subject and the references of a letter. */
const HEAD = toPattern('^[^\\p{L}\\p{M}\\d]*(?:विषय|संदर्भ|વંચાણે)\\s*[:–-]', 'iu');

/** Where a text begins to speak to those who get a copy, in Hindi, Marathi or Gujarati; its length where it does not. */
export const findIndicCopy = (printed: string): number => {
  if (!hasKnownScript(printed)) return printed.length;
  const { text, at } = fold(printed);
  const match = COPY.exec(text);
  return match ? (at[match.index] ?? printed.length) : printed.length;
};

/** Whether a line begins the subject or the references of a letter in Hindi, Marathi or Gujarati. */
export const isIndicLetterHead = (printed: string): boolean =>
  hasKnownScript(printed) && HEAD.test(fold(printed).text);
