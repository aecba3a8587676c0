import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { expect, test } from 'vitest';
import { toName } from '../names/to-name.ts';
import { toIndicName } from './names.ts';

test.each([
  ['स्टैक उत्सर्जन की जाँच प्रत्येक तीन माह में कराई जाएगी', 'Test stack emissions', 'monitoring'],
  ['चिमणीतील उत्सर्जनाचे मोजमाप दर तीन महिन्यांनी करावे', 'Measure stack emissions', 'monitoring'],
  ['શુદ્ધ કરેલા પાણીની માસિક ચકાસણી', 'Test treated effluent', 'monitoring'],
  ['सांडपाण्याचे नमुने दरमहा तपासून घ्यावेत', 'Test effluent', 'monitoring'],
  ['परिवेशीय वायु गुणवत्ता का अनुश्रवण', 'Monitor ambient air quality', 'monitoring'],
  ['ધ્વનિ સ્તરનું માપન', 'Measure noise levels', 'monitoring'],
  ['पर्यावरण विवरण प्रपत्र-V में', 'Submit environmental statement in Form V', 'return'],
  ['पर्यांवरण विवरणपत्र नमुना-४ मध्ये', 'Submit environmental statement in Form V', 'return'],
  ['घातक कचऱ्याचे विवरणपत्र Form 4 मध्ये', 'File annual hazardous waste return in Form 4', 'return'],
  ['વાર્ષિક અહેવાલ રજૂ કરવો', 'Submit annual report', 'reporting'],
  ['ईटीपी की लॉगबुक प्रतिदिन भरी जाए', 'Keep logbook of treatment plant', 'record'],
  ['सहमति नवीनीकरण का आवेदन', 'Apply for renewal of consent', 'renewal'],
  ['स्लज का निपटान दर्ज किया जाए', 'Record sludge', 'record'],
  ['फ्लो मीटर का अंशशोधन', 'Calibrate flow meter', 'monitoring'],
  ['ફ્લો મીટર બેસાડવું', 'Install flow meter', 'other'],
  ['झाडे लावावीत', 'Plant trees', 'other'],
  ['बैंक गारंटी जमा करनी होगी', 'Submit bank guarantee', 'other'],
  ['ऑनलाइन देखरेख यंत्रणा बसवावी', 'Install online monitoring system', 'other'],
  ['वार्षिक सहमति शुल्क प्रत्येक वर्ष 31 जनवरी तक ऑनलाइन जमा किया जायेगा', 'Pay consent fee', 'fee'],
  ['तेल एवं ग्रीस ट्रैप की सफाई प्रत्येक सप्ताह की जायेगी', 'Clean oil and grease trap', 'other'],
  ['अपशिष्ट भण्डार का निरीक्षण किया जाए', 'Inspect waste storage', 'record'],
  ['શરતોના પાલનનો અહેવાલ', 'Submit compliance report', 'reporting'],
  ['अपघात झाल्यास कळवावे', 'Inform the Board of accidents', 'reporting'],
])('%s is named %s', (words, title, category) => {
  expect(toIndicName(words)).toEqual({ title, category });
  expect(title.length).toBeLessThanOrEqual(OBLIGATION_TITLE_MAX_LENGTH);
  expect(toName(words)).toBe(title);
});

test('what names nothing known is called by the number of its condition', () => {
  expect(toIndicName('तालिका अद्यतन की जाए', undefined, 'B-7')).toEqual({
    title: 'Look at condition B-7',
    category: 'other',
  });
  expect(toIndicName('तालिका भेजी जाए').title).toBe('Look at this condition');
});

test('a part that spares its subject takes that of its sentence', () => {
  const sentence = 'बहिस्राव की जाँच की जाएगी तथा परिणाम प्रत्येक माह भेजे जाएंगे';
  expect(toIndicName('परिणाम प्रत्येक माह भेजे जाएंगे', sentence).title).toBe('Test effluent');
});

test.each([
  ['दुर्घटना अथवा उत्प्रवाह के रिसाव की सूचना 24 घण्टे के भीतर दी जायेगी', 'Inform the Board of accidents'],
  ['यंत्रणेत बिघाड झाल्यास त्याची माहिती मंडळास द्यावी', 'Inform the Board of failures'],
  ['માલિકીમાં ફેરફાર થાય તો બોર્ડને જાણ કરવી', 'Inform the Board of changes'],
  ['વીમા પોલિસી દર વર્ષે રિન્યુ કરાવવી', 'Renew public liability insurance'],
  ['ચીમનીની ઊંચાઈ તા. ૩૧-૦૩-૨૦૨૪ સુધીમાં વધારીને ૧૫ મીટર કરવી', 'Raise height of stack'],
  ['स्थापित फ्लो मीटर की रीडिंग प्रतिदिन अंकित की जायेगी', 'Record flow meter readings'],
  ['पाण्याचा वापर व साठ्याचे विवरण दरमहा पाठवावे', 'Submit statement of water use'],
  ['वर्षा जल पुनर्भरण संरचना का निर्माण पूर्ण करेगी', 'Build rainwater harvesting'],
  ['સાયક્લોનની સફાઈ દર અઠવાડિયે કરવી', 'Clean dust collector'],
  ['અનુપાલન અંગેનું બાંહેધરીપત્ર રજૂ કરવું', 'Submit undertaking'],
  ['સજ્જતાનો અહેવાલ દરેક ત્રિમાસિક ગાળામાં મોકલવો', 'Submit report'],
  ['जल उपभोग का मासिक विवरण ऑनलाइन पोर्टल पर अपलोड किया जायेगा', 'Submit statement of water use'],
  ['भूगर्भ जल दोहन हेतु अनापत्ति प्रमाण पत्र की प्रति जमा की जायेगी', 'Submit no-objection certificate'],
  ['कैमरा स्थापित कर सर्वर से जोड़ा जावेगा', 'Install camera'],
  ['पाच विहिरींच्या पाण्याचे नमुने तपासून घ्यावेत', 'Test well water'],
])('%s is called %s', (words, title) => {
  expect(toIndicName(words).title).toBe(title);
});
