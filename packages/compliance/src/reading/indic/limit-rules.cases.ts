import { toFamily } from '../rule-family.test-support.ts';
import { INDIC_LIMIT_RULES } from './limit-rules.ts';
import { readIndicLimits } from './limit-sentence.ts';

/** The limits of a sentence that stands alone. */
export const indicLimits = toFamily({
  name: 'limit in a sentence of an Indian language',
  rules: INDIC_LIMIT_RULES,
  run: (sentence: string, rules) =>
    readIndicLimits(sentence, null, rules).map(({ medium, parameter, limit, unit, averaging }) =>
      [`${medium}: ${parameter} ${limit}`, unit, averaging].filter(Boolean).join(' '),
    ),
  cases: {
    acidity: {
      accepts: [
        ['उपचारित बहिस्राव का पीएच 5.5 से 9.0 के मध्य रहेगा।', ['effluent: pH 5.5 से 9.0']],
        ['बहिस्राव का पी.एच. मान ६.५ से ८.५ रखा जाए।', ['effluent: pH 6.5 से 8.5']],
        ['प्रक्रिया केलेल्या सांडपाण्याचा सामू 5.5 ते 9.0 असावा.', ['effluent: pH 5.5 ते 9.0']],
        ['ગંદા પાણીનો પીએચ 6.5 થી 8.5 હોવો જોઈએ.', ['effluent: pH 6.5 થી 8.5']],
        ['बहिस्राव का पीएच 5.5 और 9.0 के बीच रहे।', ['effluent: pH 5.5 - 9.0']],
        ['बहिस्राव का pH 6.5-8.5 रखा जाए।', ['effluent: pH 6.5 - 8.5']],
      ],
      rejects: [
        ['बहिस्राव का पीएच 7 पर रखा जाए।', []],
        ['पीएच मीटर का अंशशोधन 5 से 9/2026 तक कराया जाए।', []],
      ],
    },
    concentration: {
      accepts: [
        ['उपचारित बहिस्राव का बीओडी 30 मिग्रा/ली से अधिक नहीं होना चाहिए।', ['effluent: BOD 30 mg/l']],
        [
          'घरेलू मलजल में बीओडी १० मि.ग्रा./ली. तथा सीओडी ५० मि.ग्रा./ली. से अधिक न हो।',
          ['sewage: BOD 10 mg/l', 'sewage: COD 50 mg/l'],
        ],
        [
          'चिमनी से कणिकीय पदार्थ की मात्रा 150 मिग्रा/घनमीटर से अधिक नहीं होगी।',
          ['emission: Particulate matter 150 mg/Nm3'],
        ],
        [
          'परिवेशीय वायु में PM10 की मात्रा 24 घण्टे के औसत में 100 माइक्रोग्राम/घनमीटर से अधिक नहीं होगी।',
          ['ambient_air: PM10 100 µg/m3 24 hours'],
        ],
        [
          'चिमणीतून बाहेर पडणाऱ्या धूलिकणांचे प्रमाण १५० मिग्रॅ/घनमीटर पेक्षा जास्त नसावे.',
          ['emission: Particulate matter 150 mg/Nm3'],
        ],
        ['सांडपाण्याचे बीओडीचे प्रमाण 30 मिग्रॅ/लीटरपेक्षा जास्त असू नये.', ['effluent: BOD 30 mg/l']],
        ['ગંદા પાણીનું બીઓડી 30 મિગ્રા/લિ થી વધુ ન હોવું જોઈએ.', ['effluent: BOD 30 mg/l']],
        [
          'બહિસ્ત્રાવ: બીઓડી - 30 મિગ્રા/લિટર, સીઓડી - 250 મિગ્રા/લિટર.',
          ['effluent: BOD 30 mg/l', 'effluent: COD 250 mg/l'],
        ],
        ['बहिस्राव में बीओडी अधिकतम 30 मिग्रा/ली रहेगी।', ['effluent: BOD 30 mg/l']],
        ['बहिस्राव में बीओडी 30 मिग्रा/ली से कम रखी जाए।', ['effluent: BOD 30 mg/l']],
        ['बहिस्राव का तापमान 40 डिग्री सेल्सियस से अधिक नहीं होगा।', ['effluent: Temperature 40 °C']],
        ['टैंक में क्लोराइड 2 mg/l से कम नहीं होना चाहिए।', ['effluent: Chloride not less than 2 mg/l']],
      ],
      rejects: [
        ['बीओडी 30 मिग्रा/ली से अधिक होने पर बोर्ड को सूचित किया जाए।', []],
        ['कच्चे बहिस्राव का बीओडी 1200 मिग्रा/ली से अधिक नहीं होगा।', []],
        ['निरीक्षण में बीओडी 45 मिग्रा/ली पाया गया।', []],
        ['भट्टी का तापमान 850 डिग्री सेल्सियस से कम नहीं होना चाहिए।', []],
        ['इकाई अधिकतम 50 KL/day जल का उपयोग करेगी।', []],
      ],
    },
    noise: {
      accepts: [
        [
          'ध्वनि स्तर दिन में 75 डेसिबल (ए) तथा रात में 70 डेसिबल (ए) से अधिक नहीं होगा।',
          ['noise: day time 75 dB(A)', 'noise: night time 70 dB(A)'],
        ],
        ['आवाजाची पातळी दिवसा ७५ डेसिबल पेक्षा जास्त असू नये.', ['noise: day time 75 dB(A)']],
        ['અવાજનું સ્તર રાત્રે 70 ડેસિબલથી વધવું જોઈએ નહીં.', ['noise: night time 70 dB(A)']],
        ['डीजी सेट की ध्वनि 75 dB(A) से अधिक न हो।', ['noise: Noise 75 dB(A)']],
      ],
      rejects: [['डीजी सेट की ध्वनि 85 dB(A) पाई गई।', []]],
    },
  },
});
