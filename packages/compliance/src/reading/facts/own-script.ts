import { fold, hasIndic, toPattern } from '../indic/fold.ts';
import type { TextLine } from '../layout/text-line.ts';

/**
 * How states write themselves. Of scripts built alike one stands for all, as folding makes one word of them: "ગુજરાત" is
 * "गुजरात", "ਪੰਜਾਬ" is "पंजाब", "ଓଡ଼ିଶା" is "ओडिशा".
 */
const STATES: Readonly<Record<string, string>> = {
  Maharashtra: 'महाराष्ट्र',
  Gujarat: 'गुजरात',
  Rajasthan: 'राजस्थान',
  'Madhya Pradesh': 'मध्य\\s*प्रदेश|म\\.?\\s*प्र\\.?',
  'Uttar Pradesh': 'उत्तर\\s*प्रदेश|उ\\.?\\s*प्र\\.?',
  Uttarakhand: 'उत्तराखंड',
  Chhattisgarh: 'छत्तीसगढ़',
  Bihar: 'बिहार',
  Jharkhand: 'झारखंड',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल\\s*प्रदेश',
  Delhi: 'दिल्ली',
  Goa: 'गोवा|गोंय',
  Punjab: 'पंजाब',
  Odisha: 'ଓଡ଼ିଶା',
  'West Bengal': 'পশ্চিম\\s*বঙ্গ',
  Tripura: 'ত্রিপুরা',
  'Tamil Nadu': 'தமிழ்\\s*நாடு',
  Karnataka: 'ಕರ್ನಾಟಕ',
  Telangana: 'తెలంగాణ',
  'Andhra Pradesh': 'ఆంధ్ర\\s*ప్రదేశ్?',
  Kerala: 'കേരള',
};

const STATE = 'राज्य|ରାଜ୍ୟ|రాష్ట్ర|സംസ്ഥാന';
const PROTECTION = 'पर्यावरण\\s*संरक्षण\\s*(?:एवं|तथा|और|व)';
const CONTROL =
  'प्रदू[षशस]ण\\s*(?:नियंत्रण|निवारण|रोकथाम)|ପ୍ରଦୂଷଣ\\s*ନିୟନ୍ତ୍ରଣ|দূষণ\\s*নিয়ন্ত্রণ|மாசு(?:க்)?\\s*கட்டுப்பா(?:டு|ட்டு)|ಮಾಲಿನ್ಯ\\s*ನಿಯಂತ್ರಣ|కాలుష్య\\s*నియంత్రణ|മലിനീകരണ\\s*നിയന്ത്രണ';
const CONSERVATION = toPattern('छत्तीसगढ़\\s*पर्यावरण\\s*संरक्षण\\s*मंड[लळ]', 'u');
const COMMITTEE = toPattern('^\\s*समिति', 'u');

const BOARDS = Object.entries(STATES).map(([state, words]) => ({
  state,
  pattern: toPattern(`(?:${words})\\s*(${STATE})?\\s*(${PROTECTION})?\\s*(?:${CONTROL})`, 'u'),
}));

/** The English name of the board that a text names in its own script; null where it names none. */
export const findOwnScriptName = (printed: string): string | null => {
  if (!hasIndic(printed)) return null;
  const { text } = fold(printed);
  if (CONSERVATION.test(text)) return 'Chhattisgarh Environment Conservation Board';
  for (const { state, pattern } of BOARDS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, hasState, hasProtection] = found;
    const parts = [state, hasState && 'State', hasProtection && 'Environment Protection and'];
    const isCommittee = COMMITTEE.test(text.slice(found.index + whole.length));
    return [...parts.filter(Boolean), 'Pollution Control', isCommittee ? 'Committee' : 'Board'].join(' ');
  }
  return null;
};

/** The first lines that name a board in its own script, one or two of them, and its English name. */
export const findOwnScriptLines = (
  lines: readonly TextLine[],
): { value: string; lines: TextLine[] } | null => {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    for (const named of [[line], ...(next ? [[line, next]] : [])]) {
      const value = findOwnScriptName(named.map(({ text }) => text).join(' '));
      if (value) return { value, lines: named };
    }
  }
  return null;
};
