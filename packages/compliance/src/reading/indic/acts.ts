import type { ObligationCategory } from '../types.ts';
import { toPattern } from './fold.ts';

/** What is done, and the sort of duty that it makes. */
export type Act = { verb: string; category: ObligationCategory };

/** An act and the words for it, in a pattern for folded text. */
type ActWords = Act & { words: RegExp };

const act = (verb: string, category: ObligationCategory, words: string): ActWords => ({
  verb,
  category,
  words: toPattern(words, 'iu'),
});

/** The more telling first: what is tested is reported as well. */
const ACTS: readonly ActWords[] = [
  act('Calibrate', 'monitoring', 'अंशांकन|अंशशोधन|कैलिब्रेशन|केलिब्रेशन|કેલિબ્રેશન'),
  act(
    'Test',
    'monitoring',
    'जांच(?!कर्ता)|परीक्षण|विश्लेषण(?!\\s+(?:रिपोर्ट|अहवाल))|तपास(?:णी|ून|ा)|चाचणी|ચકાસણી|તપાસ|नमून(?!्यात|ा\\s+क्र)|નમૂના(?!માં)|પૃથક્કરણ(?!\\s+અહેવાલ)',
  ),
  act('Measure', 'monitoring', 'मापन|मोजमाप|मोजण|મોજણી|માપન|માપવ'),
  act('Monitor', 'monitoring', 'अनुश्रवण(?!\\s+प्रणाली)|निगरानी|मॉनिटरिंग|सनियंत्रण|संनियंत्रण|મોનિટરિંગ|દેખરેખ'),
  act(
    'Record',
    'record',
    'दर्ज|अभिलेख|संधारित|नोंद|નોંધ|रेकॉर्ड|રેકોર્ડ|रिकॉर्ड|लॉगबुक|लॉग\\s*बुक|લોગબુક|पंजी|रजिस्टर|રજિસ્ટર|नोंदवही',
  ),
  act('Install', 'other', 'स्थापित|स्थापन|लगान|लगाए|लगाई|लगाया|लगाएग|बसव|उभार|સ્થાપ|લગાવ|બેસાડ'),
  act('Clean', 'other', 'सफाई|साफसफाई|स्वच्छ|સફાઈ'),
  act('Inspect', 'monitoring', 'निरीक्षण(?!\\s+के\\s+समय)|पाहणी|पडताळणी|નિરીક્ષણ'),
  act('Pay', 'fee', '(?:शुल्क|उपकर|फी|ફી)[^.;।]*(?:जमा|भर|अदा|भुगतान|ચૂકવ)'),
  act('Submit', 'reporting', 'प्रस्तुत|जमा|भेज|प्रेषित|सादर|पाठव|द्याव|देगा|देगी|उपलब्ध\\s+कर|अपलोड|दाखिल|રજૂ|મોકલ|આપવ'),
  act('Inform', 'reporting', 'सूचित|सूचना|कळव|અવગત|જાણ\\s+કર'),
];

/** The acts that a folded text names, the more telling first. */
export const findActs = (text: string): Act[] => ACTS.filter(({ words }) => words.test(text));
