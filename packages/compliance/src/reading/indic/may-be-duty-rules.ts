import { findDates, toIsoDate } from '../language/dates.ts';
import { type Asks, EVERY_PERIOD } from '../questions/asks.ts';
import type { Rule } from '../rule.ts';
import { START, SUFFIX, toPattern } from './fold.ts';
import { MONTH, parseMonth } from './months.ts';

/** What makes a sentence in another script a duty perhaps: the words to show, and what is asked for. */
export type MayBe = { words: string; asks: Asks };

/** Finds it in a folded sentence, or null. The first rule that knows decides. */
export type MayBeRule = Rule<[sentence: string], { start: number; end: number; asks: Asks }>;

const often = (id: string, code: string, words: string): MayBeRule => {
  const pattern = toPattern(`${START}(?:${words})`, 'iu');
  const options = [code, ...EVERY_PERIOD.filter((each) => each !== code)];
  return {
    id,
    read: (sentence) => {
      const match = pattern.exec(sentence);
      return (
        match && {
          start: match.index,
          end: match.index + match[0].length,
          asks: { kind: 'period', options },
        }
      );
    },
  };
};

const NAMED = toPattern(`(?<!\\d)(\\d{1,2})\\s*(${MONTH})${SUFFIX}(?:\\s*,?\\s*(20\\d{2}))?`, 'iu');
const FORM = /\bform[\s-]*(?:V|IV|III|4|3|5)\b/iu;

/** Kannada, Tamil, Telugu, Bengali, Punjabi, Odia and Malayalam. The longer period comes before the one in its words. */
export const MAY_BE_DUTY_RULES: readonly MayBeRule[] = [
  /** "31.03.2027": a day. Leaves numbers that are none. */
  {
    id: 'date',
    read: (sentence) => {
      const [date] = findDates(sentence).filter(({ iso }) => iso !== null);
      return date?.iso
        ? { start: date.start, end: date.end, asks: { kind: 'day', options: [date.iso] } }
        : null;
    },
  },
  /** "30 ಸೆಪ್ಟೆಂಬರ್", "30 செப்டம்பர் 2027": a day by the name of its month. Leaves a month alone. */
  {
    id: 'named-date',
    read: (sentence) => {
      const match = NAMED.exec(sentence);
      const month = match?.[2] ? parseMonth(match[2]) : null;
      const iso = match && month ? toIsoDate(Number(match[3] ?? 2000), month, Number(match[1])) : null;
      if (!match || !iso) return null;
      const asks: Asks = match[3]
        ? { kind: 'day', options: [iso] }
        : { kind: 'day_of_year', options: [iso.slice(5)] };
      return { start: match.index, end: match.index + match[0].length, asks };
    },
  },
  often(
    'half-yearly',
    'P6M',
    'ಅರ್ಧವಾರ್ಷಿಕ|ಆರು\\s+ತಿಂಗಳ|அரையாண்டு|ஆறு\\s+மாத|అర్ధవార్షిక|ఆరు\\s+నెలల|অর্ধবার্ষিক|ষাণ্মাসিক|ছয়\\s+মাস|ਛਿਮਾਹੀ|ਛੇ\\s+ਮਹੀਨ|ଅର୍ଦ୍ଧବାର୍ଷିକ|ଷାଣ୍ମାସିକ|ଛଅ\\s+ମାସ|അർദ്ധവാർഷിക|ആറു\\s+മാസ',
  ),
  often(
    'quarterly',
    'P3M',
    'ತ್ರೈಮಾಸಿಕ|ಮೂರು\\s+ತಿಂಗಳ|காலாண்டு|மூன்று\\s+மாத|త్రైమాసిక|మూడు\\s+నెలల|ত্রৈমাসিক|তিন\\s+মাস|ਤਿਮਾਹੀ|ਤਿੰਨ\\s+ਮਹੀਨ|ତ୍ରୈମାସିକ|ତିନି\\s+ମାସ|ത്രൈമാസ|മൂന്നു\\s+മാസ',
  ),
  often(
    'yearly',
    'P1Y',
    'ವಾರ್ಷಿಕ|ಪ್ರತಿ\\s*ವರ್ಷ|ವರ್ಷಕ್ಕೊಮ್ಮೆ|ஆண்டுதோறும்|ஆண்டுக்கு|ஆண்டறிக்கை|வருடாந்திர|వార్షిక|ప్రతి\\s+సంవత్సర|సంవత్సరానికి|বার্ষিক|প্রতি\\s+বছর|বছরে|ਸਾਲਾਨਾ|ਹਰ\\s+ਸਾਲ|ବାର୍ଷିକ|ପ୍ରତି\\s*ବର୍ଷ|വാർഷിക|എല്ലാ\\s+വർഷ|പ്രതിവർഷ|വർഷത്തിൽ',
  ),
  often(
    'monthly',
    'P1M',
    'ಮಾಸಿಕ|ಪ್ರತಿ\\s*ತಿಂಗಳ|ತಿಂಗಳಿಗೊಮ್ಮೆ|மாதந்தோறும்|மாதாந்திர|மாதத்திற்கு|నెలవారీ|ప్రతి\\s+నెల|నెలకు|মাসিক|প্রতি\\s+মাস|ਮਹੀਨਾਵਾਰ|ਹਰ\\s+ਮਹੀਨ|ਮਾਸਿਕ|ମାସିକ|ପ୍ରତି\\s*ମାସ|പ്രതിമാസ|എല്ലാ\\s+മാസ|മാസത്തിൽ',
  ),
  often(
    'weekly',
    'P1W',
    'ವಾರಕ್ಕೊಮ್ಮೆ|ಪ್ರತಿ\\s*ವಾರ|வாரந்தோறும்|வாராந்திர|వారానికి|ప్రతి\\s+వారం|সাপ্তাহিক|প্রতি\\s+সপ্তাহ|ਹਫ਼ਤਾਵਾਰੀ|ਹਰ\\s+ਹਫ਼ਤ|ସାପ୍ତାହିକ|ପ୍ରତି\\s*ସପ୍ତାହ|ആഴ്ചയിൽ|പ്രതിവാര',
  ),
  often(
    'daily',
    'P1D',
    'ಪ್ರತಿದಿನ|ದೈನಂದಿನ|ದಿನನಿತ್ಯ|தினசரி|நாள்தோறும்|தினமும்|ప్రతిరోజు|ప్రతి\\s+రోజు|రోజువారీ|প্রতিদিন|দৈনিক|ਰੋਜ਼ਾਨਾ|ਹਰ\\s+ਰੋਜ਼|ପ୍ରତିଦିନ|ଦୈନିକ|ദിവസേന|പ്രതിദിന|ദൈനംദിന',
  ),
  /** "Form V", "Form 4" in Latin letters: a return that comes every year. Leaves other forms. */
  {
    id: 'form',
    read: (sentence) => {
      const match = FORM.exec(sentence);
      const options = ['P1Y', ...EVERY_PERIOD.filter((each) => each !== 'P1Y')];
      return (
        match && {
          start: match.index,
          end: match.index + match[0].length,
          asks: { kind: 'period', options },
        }
      );
    },
  },
];
