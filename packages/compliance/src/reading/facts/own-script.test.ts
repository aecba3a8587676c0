import { expect, it } from 'vitest';
import { findOwnScriptName } from './own-script.ts';

const BOARD = 'Pollution Control Board';

it.each([
  ['महाराष्ट्र प्रदूषण नियंत्रण मंडळ', `Maharashtra ${BOARD}`],
  ['ગુજરાત પ્રદૂષણ નિયંત્રણ બોર્ડ', `Gujarat ${BOARD}`],
  ['राजस्थान राज्य प्रदूषण नियन्त्रण मण्डल, जयपुर', `Rajasthan State ${BOARD}`],
  ['उ.प्र. प्रदूषण नियन्त्रण बोर्ड', `Uttar Pradesh ${BOARD}`],
  ['म.प्र. प्रदूषण नियंत्रण बोर्ड', `Madhya Pradesh ${BOARD}`],
  ['छत्तीसगढ़ पर्यावरण संरक्षण मण्डल', 'Chhattisgarh Environment Conservation Board'],
  ['उत्तराखण्ड पर्यावरण संरक्षण एवं प्रदूषण नियंत्रण बोर्ड', `Uttarakhand Environment Protection and ${BOARD}`],
  ['दिल्ली प्रदूषण नियंत्रण समिति', 'Delhi Pollution Control Committee'],
  ['ਪੰਜਾਬ ਪ੍ਰਦੂਸ਼ਣ ਰੋਕਥਾਮ ਬੋਰਡ', `Punjab ${BOARD}`],
  ['ଓଡ଼ିଶା ରାଜ୍ୟ ପ୍ରଦୂଷଣ ନିୟନ୍ତ୍ରଣ ବୋର୍ଡ', `Odisha State ${BOARD}`],
  ['পশ্চিমবঙ্গ দূষণ নিয়ন্ত্রণ পর্ষদ', `West Bengal ${BOARD}`],
  ['தமிழ்நாடு மாசுக் கட்டுப்பாட்டு வாரியம்', `Tamil Nadu ${BOARD}`],
  ['ಕರ್ನಾಟಕ ರಾಜ್ಯ ಮಾಲಿನ್ಯ ನಿಯಂತ್ರಣ ಮಂಡಳಿ', `Karnataka State ${BOARD}`],
  ['తెలంగాణ రాష్ట్ర కాలుష్య నియంత్రణ మండలి', `Telangana State ${BOARD}`],
  ['കേരള സംസ്ഥാന മലിനീകരണ നിയന്ത്രണ ബോർഡ്', `Kerala State ${BOARD}`],
  ['केन्द्रीय प्रदूषण नियंत्रण बोर्ड', null],
  ['प्रदूषण नियंत्रण प्रमाण पत्र, गुजरात', null],
  [`Gujarat ${BOARD}`, null],
])('%s: %s', (printed, name) => {
  expect(findOwnScriptName(printed)).toBe(name);
});
