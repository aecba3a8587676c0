import type { TextLine } from '../../layout/text-line.ts';
import { fold, isIndic, toPattern } from '../fold.ts';
import { hasIndicCommand } from '../read-sentence.ts';

/** Where an order in Hindi, Marathi or Gujarati says what it is and whose. */
export type IndicHead = {
  /** Up to the subject, the references or the salutation: number, day and addressee. */
  letterhead: TextLine[];
  /** Up to the first condition, without the references, which name other papers. */
  opening: TextLine[];
  /** The words behind "विषय". */
  subject: TextLine[];
};

const MOST_LINES = 60;
const SUBJECT = toPattern('^[^\\p{L}\\p{M}\\d]*(?:विषय|બાબત\\s*[:–-])', 'iu');
const REFERENCES = toPattern('^[^\\p{L}\\p{M}\\d]*(?:संदर्भ|વંચાણે\\s+લીધ\\S*|वाचा|वाचले)\\s*[:–-]', 'iu');
const SALUTATION = toPattern('^[^\\p{L}\\p{M}\\d]*(?:महोदय|महाशय|श्रीमान|મહાશય|સાહેબ)', 'iu');
/** "१.", "1)", "1.1" at the start of a line. */
const NUMBERED = /^\s*\(?\d{1,2}(?:\.\d{1,2})?[.)]?\s/;
/** The heading of the conditions. */
const CONDITIONS = toPattern(
  '^[^\\p{L}\\p{M}\\d]*(?:(?:सामान्य|विशिष्ट|सर्वसाधारण|સામાન્ય|ખાસ)\\s+)?(?:शर्तें|अटी(?:\\s+व\\s+शर्ती)?|શરતો)\\s*[:–-]*\\s*$',
  'iu',
);
/** What a line of references may begin with: its number, or the paper that it names. */
const OF_REFERENCES = toPattern(
  '^\\s*\\(?\\d{1,2}\\s?[.)]|^[^\\p{L}\\p{M}\\d]*(?:आपका|आपके|आपला|आपली|આપની|આપનો|इस\\s+कार्यालय|या\\s+कार्यालय)',
  'iu',
);

/** Half of the letters of the first lines. */
const isMostlyIndic = (lines: readonly TextLine[]): boolean => {
  const indic = lines.filter(({ text }) => isIndic(text)).length;
  return indic > 0 && indic * 2 >= lines.length;
};
const FIRST_LINES = 20;

const isCondition = (lines: readonly TextLine[], at: number): boolean => {
  const text = lines[at]?.text ?? '';
  const { text: folded } = fold(text);
  if (CONDITIONS.test(folded)) return true;
  return NUMBERED.test(folded) && hasIndicCommand(`${text} ${lines[at + 1]?.text ?? ''}`);
};

/** Takes the first lines of an order apart; null where they are in another language. */
export const toIndicHead = (body: readonly TextLine[]): IndicHead | null => {
  if (!isMostlyIndic(body.slice(0, FIRST_LINES))) return null;
  const head: IndicHead = { letterhead: [], opening: [], subject: [] };
  let part: 'letterhead' | 'subject' | 'references' | 'rest' = 'letterhead';
  const first = body.slice(0, MOST_LINES);
  for (const [at, line] of first.entries()) {
    const { text } = fold(line.text);
    if (SUBJECT.test(text)) part = 'subject';
    else if (REFERENCES.test(text)) part = 'references';
    else if (SALUTATION.test(text)) part = 'rest';
    else if (part === 'references' && !OF_REFERENCES.test(text)) part = 'rest';
    else if (part !== 'references' && at > 2 && isCondition(first, at)) break;
    if (part === 'letterhead') head.letterhead.push(line);
    if (part === 'subject') head.subject.push(line);
    if (part !== 'references') head.opening.push(line);
  }
  return head;
};
