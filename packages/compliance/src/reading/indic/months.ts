import { MONTHS } from '@anupalan/enums/months';
import { END, fold } from './fold.ts';

/** The months in Hindi, Marathi and Gujarati, then in the languages of the other scripts, with usual spellings. */
const NAMES: readonly string[] = [
  'जनवरी|जानेवारी|જાન્યુઆરી|જાન્યુ|ಜನವರಿ|ஜனவரி|జనవరి|জানুয়ারি|জানুয়ারী|ਜਨਵਰੀ|ଜାନୁଆରୀ|ജനുവരി',
  'फरवरी|फेब्रुवारी|ફેબ્રુઆરી|ಫೆಬ್ರವರಿ|பிப்ரவரி|ఫిబ్రవరి|ফেব্রুয়ারি|ਫਰਵਰੀ|ଫେବୃଆରୀ|ഫെബ്രുവരി',
  'मार्च|માર્ચ|ಮಾರ್ಚ್|மார்ச்|మార్చి|মার্চ|ਮਾਰਚ|ମାର୍ଚ୍ଚ|മാർച്ച്',
  'अप्रैल|अप्रेल|एप्रिल|એપ્રિલ|ಏಪ್ರಿಲ್|ஏப்ரல்|ఏప్రిల్|এপ্রিল|ਅਪ੍ਰੈਲ|ଏପ୍ରିଲ|ഏപ്രിൽ',
  `मई|मे(?=${END}|पर्यंत|पूर्वी)|ಮೇ|மே|మే|মে|ਮਈ|ମଇ|മേയ്`,
  'जून|જૂન|ಜೂನ್|ஜூன்|జూన్|জুন|ਜੂਨ|ଜୁନ|ജൂൺ',
  'जुलाई|जुलै|જુલાઈ|ಜುಲೈ|ஜூலை|జూలై|জুলাই|ਜੁਲਾਈ|ଜୁଲାଇ|ജൂലൈ',
  'अगस्त|ऑगस्ट|आगस्ट|ઓગસ્ટ|ઑગસ્ટ|ಆಗಸ್ಟ್|ஆகஸ்ட்|ఆగస్టు|আগস্ট|ਅਗਸਤ|ଅଗଷ୍ଟ|ഓഗസ്റ്റ്',
  'सितम्बर|सप्टेंबर|सप्टेम्बर|સપ્ટેમ્બર|ಸೆಪ್ಟೆಂಬರ್|செப்டம்பர்|సెప్టెంబర్|সেপ্টেম্বর|ਸਤੰਬਰ|ସେପ୍ଟେମ୍ବର|സെപ്റ്റംബർ',
  'अक्टूबर|अक्तूबर|ऑक्टोबर|ઓક્ટોબર|ઑક્ટોબર|ಅಕ್ಟೋಬರ್|அக்டோபர்|అక్టోబర్|অক্টোবর|ਅਕਤੂਬਰ|ଅକ୍ଟୋବର|ഒക്ടോബർ',
  'नवम्बर|नोव्हेंबर|નવેમ્બર|ನವೆಂಬರ್|நவம்பர்|నవంబర్|নভেম্বর|ਨਵੰਬਰ|ନଭେମ୍ବର|നവംബർ',
  'दिसम्बर|डिसेंबर|ડિસેમ્બર|ಡಿಸೆಂಬರ್|டிசம்பர்|డిసెంబర్|ডিসেম্বর|ਦਸੰਬਰ|ଡିସେମ୍ବର|ഡിസംബർ',
];

const BY_NUMBER = NAMES.map((names, at) => `${fold(names).text}|${MONTHS[at] ?? ''}`);

/** Source of a pattern for the name of a month in folded text, in an Indian script or in English, without brackets. */
export const MONTH = BY_NUMBER.join('|');

const EXACT = BY_NUMBER.map((names) => new RegExp(`^(?:${names})`, 'iu'));

/** 1 to 12 from a name that `MONTH` matched; null if it is none. */
export const parseMonth = (name: string): number | null => {
  const at = EXACT.findIndex((pattern) => pattern.test(name));
  return at < 0 ? null : at + 1;
};
