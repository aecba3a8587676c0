import { findDates, toIsoDate } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { findByRules, type PeriodRule } from '../periods/period-rule.ts';
import type { Period } from '../periods/types.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';
import { MONTH, parseMonth } from './months.ts';
import { NUMBER, parseNumber } from './numbers.ts';
import { AFTER_SPAN_END, MONTH_BEHIND_SPAN, readAfterSpanEnd, readMonthBehindSpan } from './span-ends.ts';
import { EVERY, TIMES, toSpan, UNIT } from './units.ts';

const BEFORE = '(?:पूर्व|पूर्वी|पहले|पहिले|आधी|अगोदर|પહેલાં|પહેલા|અગાઉ)';
/** "on or before" behind a day: "किंवा त्यापूर्वी", "अथवा उसके पूर्व", "અથવા તે પહેલાં". */
const OR_BEFORE = `(?:किंवा|अथवा|या|અથવા|કે)\\s+(?:त्या\\s*|उस(?:से|के)\\s+|इस(?:से|के)\\s+|તે(?:ના|ની)?\\s+)${BEFORE}`;
/** Until or before a day, with the ending of the word before it, which Marathi writes together. */
const UNTIL = `(?:\\s*(?:तारीख|तारीखे|તારીખ)?\\s*(?:तक|${OR_BEFORE}|(?:से|के|ની|च्या)?\\s*${BEFORE}|पर्यंत|સુધીમાં|સુધી|को|रोजी|ના\\s+રોજ))`;
/** "31 मार्च को समाप्त होने वाले वर्ष", "३१ मार्च रोजी संपणाऱ्या": which year it is. */
const NOT_OF_YEAR = '(?!\\s*(?:समाप्त|संपणा|संपले|संपत|पूर्ण\\s+हो|પૂરા\\s+થ|પૂરું\\s+થ|પૂર્ણ\\s+થ))';
const DAY = '(\\d{1,2})(?:\\s*(?:वीं|वी|ला|मी))?';

/** "सहमति की समाप्ति से", "मुदत संपण्यापूर्वी", "મુદત પૂરી થવાના": the words before a span that say what it is before. */
const END_OF_ORDER =
  '(?:(?:(?:सहमति|संमती|संमतीपत्राची|संमतीची|સંમતિની)\\s+(?:की\\s+)?)?(?:(?:वैधता|अवधि)\\s+(?:की\\s+)?)?(?:समाप्त\\s+होने|समाप्ति|समाप्ती)\\s+(?:की\\s+(?:तिथि|तारीख)\\s+)?(?:से|के)\\s+(?:कम\\s+से\\s+कम\\s+)?|मुदत\\s+संपण्या(?:पूर्वी|च्या)\\s+(?:किमान\\s+)?|મુદત\\s+પૂરી\\s+થવાના\\s+)?';
/** "इस आदेश के जारी होने की तिथि से", "या आदेशाच्या दिनांकापासून", "આ હુકમની તારીખથી". */
const ISSUE =
  '(?:(?:(?:इस|या|આ|हा)\\s+)?(?:(?:आदेश|सहमति|सहमति\\s+पत्र|पत्र)\\s+(?:के\\s+)?(?:जारी|निर्गत|निर्गम|प्राप्त)\\s+(?:होने|करने)?\\s*(?:(?:की|के)\\s+(?:तिथि|दिनांक)\\s+)?(?:से|के)|(?:आदेशाच्या|आदेश|संमतीपत्राच्या)\\s+(?:दिनांकापासून|तारखेपासून|मिळाल्यापासून)|(?:હુકમની|આદેશની|સંમતિની)\\s+તારીખથી)\\s+)?';

/** The end of an order, in the words that say from what is counted back. */
const ENDS = toPattern(
  'वैध|अवधि|अवधी|मुदत|મુદત|समाप्|संपण|संपुष्ट|પૂરી|પૂર્ણ|सहमति|संमति|સંમતિ|नवीनीकरण|नूतनीकरण|નવીકરણ',
  'iu',
);
/** What a span counts from that is the order itself. */
const FROM_ORDER = toPattern(
  '(?:आदेश|सहमति|संमति|सम्मति|पत्र|प्राधिकार|હુકમ|આદેશ|સંમતિ|જારી|जारी|निर्गम|निर्गत)[^.;।]{0,50}$',
  'iu',
);
/** A word right before a span that says from what it counts: "जाँच के 7 दिन के भीतर". */
const COUNTED = toPattern('(?:के|की|से|उपरांत|पश्चात|बाद|पासून|नंतर|ल्यावर|च्या|थी|ના|ની|પછી|થી)\\s*$', 'iu');

/** "सहमति की वैधता 17.02.2031 तक": the end of the order, in a row of its particulars. */
const OF_VALIDITY = toPattern(
  '(?:वैधता|मुदत|मान्यता|वैध\\s+अवधि|कालावधी|अवधि|વૈધતા)[\\s:.–-]*(?:(?:दिनांक|दि\\.|ता\\.)\\s*)?$',
  'iu',
);

const AT_ONCE = 'तत्काल|तुरंत|अविलंब|तात्काळ|ताबडतोब|त्वरित|તાત્કાલિક|તરત';
/** Somebody is told, or knows. */
const TOLD = 'सूचना|सूचित|अवगत|जानकारी|माहिती|कळव|જાણ';

const readMonthDay = (day: string, month: string): string | null => {
  const number = parseMonth(month);
  const iso = number === null ? null : toIsoDate(2000, number, Number(day));
  return iso?.slice(5) ?? null;
};

/** In the order in which they are tried: the more exact first. Texts are folded. */
export const INDIC_DEADLINE_RULES: readonly PeriodRule[] = [
  /** "प्रत्येक त्रैमास की समाप्ति के 15 दिवस के भीतर": days after the end of each. Leaves spans that end once. */
  { id: 'after-span-end', pattern: AFTER_SPAN_END, read: readAfterSpanEnd },
  /** "त्रैमासिक रिपोर्ट अगले माह की 15 तारीख तक": a day of the month behind it. Leaves months. */
  { id: 'month-behind-span', pattern: MONTH_BEHIND_SPAN, read: readMonthBehindSpan },
  /** "31 मार्च 2027 तक", "३१.०३.२०२७ पर्यंत". Leaves a date of the past ("दिनांक 12.08.2025 का आवेदन"). */
  {
    id: 'date',
    pattern: toPattern(
      `(?<!\\d)(?:\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:20)?\\d{2}|${DAY}\\s*,?\\s*(${MONTH}),?\\s*(20\\d{2}))${UNTIL}${NOT_OF_YEAR}`,
    ),
    read: (match, text) => {
      if (OF_VALIDITY.test(text.slice(0, match.index))) return null;
      const month = match[2] ? parseMonth(match[2]) : null;
      const date = month
        ? toIsoDate(Number(match[3]), month, Number(match[1]))
        : (findDates(match[0])[0]?.iso ?? null);
      return date ? { kind: 'once', date } : null;
    },
  },
  /** "1 जून एवं 1 दिसम्बर तक": two days of the year. Leaves one. */
  {
    id: 'two-days-of-year',
    pattern: toPattern(
      `(?<!\\d)${DAY}\\s*(${MONTH})${UNTIL}?\\s*(?:,|एवं|तथा|और|व|आणि|અને|તથા|&)\\s*${DAY}\\s*(${MONTH})(?!\\s*,?\\s*\\d{4})${UNTIL}?`,
    ),
    read: (match) => {
      const days = [
        readMonthDay(groupOf(match, 1), groupOf(match, 2)),
        readMonthDay(groupOf(match, 3), groupOf(match, 4)),
      ].filter((day) => day !== null);
      return days.length === 2
        ? {
            monthDays: days.toSorted(),
            frequency: 'half_yearly',
            cycle: { every: 6, unit: 'month', times: 1 },
          }
        : null;
    },
  },
  /** "30 सितम्बर तक", "३० सप्टेंबरपूर्वी", "30 જૂન સુધીમાં": a day of every year. Leaves a day with its year. */
  {
    id: 'day-of-year',
    pattern: toPattern(`(?<!\\d)${DAY}\\s*(${MONTH})(?!\\s*,?\\s*(?:19|20)\\d{2})${UNTIL}${NOT_OF_YEAR}`),
    read: (match) => {
      const day = readMonthDay(groupOf(match, 1), groupOf(match, 2));
      return day
        ? { monthDays: [day], frequency: 'yearly', cycle: { every: 1, unit: 'year', times: 1 } }
        : null;
    },
  },
  /** "हर महीने की 10 तारीख तक", "दर महिन्याच्या १० तारखेपर्यंत". Leaves the date of one month. */
  {
    id: 'day-of-month',
    pattern: toPattern(
      `(?:${START}(?:हर|प्रत्येक|प्रति|दरेक|दर|अगले|आगामी|पुढील|દર|દરેક|પછીના)\\s*(?:माह|महिन|मास)${SUFFIX}\\s*(?:की|के|में)?\\s*)${DAY}\\s*(?:तारीख|तारख|તારીખ)${SUFFIX}(?:\\s*(?:तक|पर्यंत|સુધીમાં|સુધી|(?:से\\s+)?${BEFORE}))?`,
    ),
    read: (match) => {
      const dayOfMonth = Number(match[1]);
      return dayOfMonth >= 1 && dayOfMonth <= 31
        ? { frequency: 'monthly', cycle: { every: 1, unit: 'month', times: 1 }, dayOfMonth }
        : null;
    },
  },
  /** "60 दिन पूर्व", "६० दिवस अगोदर", "60 દિવસ પહેલાં" where the order ends. Leaves what comes before something else. */
  {
    id: 'before-end',
    pattern: toPattern(
      `${END_OF_ORDER}${START}(${NUMBER})\\s*(${UNIT})${SUFFIX}\\s*(?:(?:के|से|की)\\s*)?${BEFORE}${END}`,
    ),
    read: (match, text) => {
      const span = toSpan(parseNumber(groupOf(match, 1)) ?? 0, groupOf(match, 2));
      return span && span.amount > 0 && ENDS.test(text) ? { kind: 'lead', ...span } : null;
    },
  },
  /** "15 दिन के भीतर", "१५ दिवसांच्या आत", "15 દિવસની અંદર", "३० दिवसांत", "30 દિવસમાં". Leaves a span that is only measured. */
  {
    id: 'within',
    pattern: toPattern(
      `${ISSUE}${START}(?<!${EVERY}\\s*)(${NUMBER})\\s*(${UNIT})(?:${SUFFIX}\\s*(?:(?:के|की|ની)\\s*)?(?:भीतर|अंदर|અંદર|आत|में)|(?:ांत|ात|મા|માં|ામાં|નામાં|यांत|्यांत))${END}(?!\\s+(?:${NUMBER}\\s*${TIMES}|एकदा|दोनदा))`,
    ),
    read: (match, text) => {
      const span = toSpan(parseNumber(groupOf(match, 1)) ?? 0, groupOf(match, 2));
      if (!span || span.amount < 1) return null;
      const at = match.index + match[0].indexOf(groupOf(match, 1));
      const before = text.slice(Math.max(0, at - 70), at);
      return COUNTED.test(before) && !FROM_ORDER.test(before) ? { kind: 'event' } : { kind: 'once', ...span };
    },
  },
  /** "24 घंटे के भीतर", "२४ तासांच्या आत", "24 કલાકમાં": when something happens. Leaves hours of work. */
  {
    id: 'within-hours',
    pattern: toPattern(
      `${START}(?:${NUMBER})\\s*(?:घंट|घण्ट|तास|કલાક)(?:${SUFFIX}\\s*(?:(?:के|की|ની)\\s*)?(?:भीतर|अंदर|અંદર|आत|में)|(?:ांत|માં))${END}`,
    ),
    read: () => ({ kind: 'event' }),
  },
  /** "दुर्घटना की सूचना तुरन्त", "माहिती मंडळास तात्काळ", "જાણ બોર્ડને તાત્કાલિક": somebody is told at once. Leaves what is done at once. */
  {
    id: 'told-at-once',
    pattern: toPattern(
      `${START}(?:${TOLD})${SUFFIX}[^.;।]{0,60}?${START}(?:${AT_ONCE})${END}|${START}(?:${AT_ONCE})${END}[^.;।]{0,60}?${START}(?:${TOLD})`,
    ),
    read: () => ({ kind: 'event' }),
  },
  /** "दुर्घटना होने पर तत्काल", "अपघात झाल्यास तात्काळ", "થાય તો તરત": when something happens. Leaves at once without it. */
  {
    id: 'at-once',
    pattern: toPattern(
      `(?:होने\\s+पर|की\\s+स्थिति\\s+में|की\\s+दशा\\s+में|झाल्यास|ल्यास|થાય\\s+તો|થયે)[^.;।]{0,40}?(?:${AT_ONCE})${END}`,
    ),
    read: () => ({ kind: 'event' }),
  },
];

/** Dates, deadlines and what is counted back from the end of the order, in a folded text. */
export const findIndicDeadlines = (text: string, rules = INDIC_DEADLINE_RULES): Period[] =>
  findByRules(text, rules);
