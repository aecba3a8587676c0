import { describe, expect, it } from 'vitest';
import { limitsOf } from '../limits/table-limits.test-support.ts';
import { toEnglishCell, withEnglishMedia } from './table-words.ts';

describe('toEnglishCell', () => {
  it.each([
    ['क्र.', 'Sr. No.'],
    ['क्र,', 'Sr. No.'],
    ['अ.क्र.', 'Sr. No.'],
    ['ક્રમ', 'Sr. No.'],
    ['क्रय .', 'Sr. No.'],
    ['क्र० सं०', 'Sr. No.'],
    ['कचऱ्याचा प्रकार', 'Type of waste'],
    ['अपशिष्ट', 'Waste'],
    ['अनुसूची-१ प्रवर्ग', 'Category'],
    ['અનુસૂચિ-૧ કેટેગરી', 'Category'],
    ['अनुसूची-I प्रक्रिया क्र.', 'Category.'],
    ['નિકાલની પદ્ધતિ', 'Disposal'],
    ['समय', 'Time'],
    ['मापदण्ड', 'Parameter'],
    ['ઘટક', 'Parameter'],
    ['अधिकतम सीमा', 'Maximum limit'],
    ['कमाल मर्यादा', 'Maximum limit'],
    ['મહત્તમ મર્યાદા', 'Maximum limit'],
    ['अधिकतम सीमा (मि.ग्रा./ली.)', 'Maximum limit (mg/l)'],
    ['निर्धारित मानक', 'Standard'],
    ['इकाई', 'Unit'],
    ['पीएच', 'pH'],
    ['पी.एच.', 'pH'],
    ['બીઓડી', 'BOD'],
    ['बी.ओ.डी. (3 दिन)', 'BOD (3 दिन)'],
    ['सी ओ डी', 'COD'],
    ['कुल निलम्बित ठोस', 'Suspended solids'],
    ['एकूण विरघळलेले घन पदार्थ', 'Dissolved solids'],
    ['તેલ અને ગ્રીસ', 'Oil and grease'],
    ['तेल व वंगण', 'Oil and grease'],
    ['कणिकीय पदार्थ', 'Particulate matter'],
    ['सल्फर डाइऑक्साइड', 'SO2'],
    ['नाइट्रोजन डाईऑक्साइड', 'NO2'],
    ['नाइट्रोजन के ऑक्साइड', 'NOx'],
    ['पर्टिकुलेट मैटर', 'Particulate matter'],
    ['સસ્પેન્ડેડ સોલિડ્સ', 'Suspended solids'],
    ['९६ किलो/दिवस', '96 kg/day'],
    ['0.8 KL/वर्ष', '0.8 KL/year'],
    ['समय-समय पर', 'समय-समय पर'],
    ['मि.ग्रा./ली.', 'mg/l'],
    ['मिलीग्राम प्रति लीटर', 'mg/l'],
    ['મિ.ગ્રા./લિ.', 'mg/l'],
    ['मि.ग्रा./घन मी.', 'mg/Nm3'],
    ['३०', '30'],
    ['૬.૫ થી ૮.૫', '6.5 થી 8.5'],
    ['pH', 'pH'],
    ['तालाब', 'तालाब'],
  ])('%s', (printed, english) => {
    expect(toEnglishCell(printed)).toBe(english);
  });
});

describe('withEnglishMedia', () => {
  it.each([
    ['शोधित बहिःस्राव', 'effluent'],
    ['चिमनी से उत्सर्जन', 'stack emission'],
    ['ध्वनि स्तर', 'noise'],
    ['ઘરગથ્થુ ગંદુ પાણી', 'sewage'],
  ])('%s', (printed, english) => {
    expect(withEnglishMedia(printed)).toContain(english);
  });
});

describe('a table of limits', () => {
  it.each<[string, string, string[][], string[]]>([
    [
      'in Hindi',
      'शोधित बहिःस्राव निम्न सीमाओं के भीतर रहेगा:',
      [
        ['क्र.', 'मापदण्ड', 'इकाई', 'अधिकतम सीमा'],
        ['१', 'पीएच', '-', '६.५ से ८.५'],
        ['२', 'बीओडी', 'मि.ग्रा./ली.', '३०'],
      ],
      ['effluent: pH (पीएच) | 6.5 से 8.5 | null', 'effluent: BOD (बीओडी) | 30 | mg/l'],
    ],
    [
      'in Marathi',
      'धुराड्यातून होणारे उत्सर्जन:',
      [
        ['अ.क्र.', 'घटक', 'कमाल मर्यादा (मि.ग्रा./घन मी.)'],
        ['1', 'कणीय पदार्थ', '150'],
      ],
      ['emission: Particulate matter (कणीय पदार्थ) | 150 | mg/Nm3'],
    ],
    [
      'in Gujarati',
      'શુદ્ધ કરેલું ગંદુ પાણી નીચેની મર્યાદામાં રહેશે:',
      [
        ['ક્રમ', 'ઘટક', 'મહત્તમ મર્યાદા'],
        ['1', 'સીઓડી', '250 મિ.ગ્રા./લિ.'],
      ],
      ['effluent: COD (સીઓડી) | 250 | mg/l'],
    ],
    [
      'of wastes in Marathi',
      'खालील घातक कचऱ्याची निर्मिती व विल्हेवाट करण्यास प्राधिकार देण्यात येत आहे :',
      [
        ['वर्गवारी', 'कचऱ्याचा प्रकार', 'प्रमाण', 'एकक', 'विल्हेवाट'],
        ['५.१', 'वापरलेले तेल', '४.५', 'कि.लि./वर्ष', 'विक्री'],
      ],
      ['hazardous_waste: 5.1 वापरलेले तेल | 4.5 | KL/year'],
    ],
    [
      'of noise in Hindi, whose hours name the other time',
      'ध्वनि का स्तर निम्न मानकों से अधिक नहीं होगा :-',
      [
        ['समय', 'मानक'],
        ['दिन (प्रातः 6 बजे से रात्रि 10 बजे तक)', '75 डी.बी. (ए)'],
        ['रात्रि (रात्रि 10 बजे से प्रातः 6 बजे तक)', '70 डी.बी. (ए)'],
      ],
      [
        'noise: day time (दिन, प्रातः 6 बजे से रात्रि 10 बजे तक) | 75 | dB(A)',
        'noise: night time (रात्रि, रात्रि 10 बजे से प्रातः 6 बजे तक) | 70 | dB(A)',
      ],
    ],
    [
      'of air, with the unit above it',
      'परिवेशीय वायु की गुणवत्ता निम्न सीमा में रखी जावे (माइक्रोग्राम/घनमीटर, 24 घंटे का औसत) :-',
      [
        ['पी.एम. 10', 'पी.एम. 2.5', 'सल्फर डाईऑक्साइड'],
        ['100', '60', '80'],
      ],
      [
        'ambient_air: PM10 (पी.एम. 10) | 100 | µg/m3',
        'ambient_air: PM2.5 (पी.एम. 2.5) | 60 | µg/m3',
        'ambient_air: SO2 (सल्फर डाईऑक्साइड) | 80 | µg/m3',
      ],
    ],
  ])('%s', (_language, before, [heads = [], ...rows], limits) => {
    expect(limitsOf([heads, ...rows], { before })).toEqual(limits);
  });
});
