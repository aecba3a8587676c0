import { toFamily } from '../rule-family.test-support.ts';
import { findIndicDeadlines, INDIC_DEADLINE_RULES } from './deadline-rules.ts';
import { fold } from './fold.ts';
import { tell } from './told.test-support.ts';

/** Dates and deadlines in words of Hindi, Marathi and Gujarati. */
export const indicDeadlines = toFamily({
  name: 'deadline in Indian languages',
  rules: INDIC_DEADLINE_RULES,
  run: (sentence: string, rules) => findIndicDeadlines(fold(sentence).text, rules).map(tell),
  cases: {
    date: {
      accepts: [
        ['31 मार्च 2027 तक वृक्षारोपण', ['by 2027-03-31']],
        ['३१.०३.२०२७ पर्यंत यंत्रणा बसवावी', ['by 2027-03-31']],
        ['31 માર્ચ 2027 સુધીમાં', ['by 2027-03-31']],
        ['31/12/2026 से पूर्व', ['by 2026-12-31']],
      ],
      rejects: [
        ['12.08.2025 का आवेदन', []],
        ['31 फरवरी 2027 तक', []],
      ],
    },
    'two-days-of-year': {
      accepts: [
        ['1 जून एवं 1 दिसम्बर तक', ['half_yearly 06-01 12-01']],
        ['१ जून व १ डिसेंबर पर्यंत', ['half_yearly 06-01 12-01']],
        ['1 જૂન અને 1 ડિસેમ્બર સુધીમાં', ['half_yearly 06-01 12-01']],
      ],
      rejects: [['1 जून तक', ['yearly 06-01']]],
    },
    'day-of-year': {
      accepts: [
        ['30 सितंबर तक', ['yearly 09-30']],
        ['30 सितम्\u200dबर से पूर्व', ['yearly 09-30']],
        ['३० सप्टेंबरपूर्वी', ['yearly 09-30']],
        ['30 જૂન સુધીમાં', ['yearly 06-30']],
        ['३० जून किंवा त्यापूर्वी सादर करावे', ['yearly 06-30']],
        ['30 જૂન અથવા તે પહેલાં રજૂ કરવું', ['yearly 06-30']],
        ['30 सितम्बर या उससे पूर्व', ['yearly 09-30']],
      ],
      rejects: [
        ['30 जून की बैठक', []],
        ['30 जून 2026 तक', ['by 2026-06-30']],
      ],
    },
    'day-of-month': {
      accepts: [
        ['हर महीने की 10 तारीख तक', ['monthly on 10']],
        ['दर महिन्याच्या १० तारखेपर्यंत', ['monthly on 10']],
        ['દર મહિનાની 10 તારીખ સુધીમાં', ['monthly on 10']],
      ],
      rejects: [['जून की 10 तारीख', []]],
    },
    'before-end': {
      accepts: [
        ['वैधता समाप्त होने से 60 दिन पूर्व', ['60 day before']],
        ['मुदत संपण्यापूर्वी ६० दिवस अगोदर', ['60 day before']],
        ['મુદત પૂરી થવાના ચાર મહિના પહેલાં', ['4 month before']],
      ],
      rejects: [['बैठक से 7 दिन पूर्व सूचना', []]],
    },
    within: {
      accepts: [
        ['15 दिन के भीतर', ['in 15 day']],
        ['आदेश जारी होने के तीन माह के अन्दर', ['in 3 month']],
        ['१५ दिवसांच्या आत', ['in 15 day']],
        ['३० दिवसांत', ['in 30 day']],
        ['30 દિવસમાં', ['in 30 day']],
        ['जाँच के 7 दिन के भीतर', ['event']],
      ],
      rejects: [
        ['प्रत्येक तीन माह में', []],
        ['दो वर्ष में एक बार', []],
        ['90 दिन से अधिक', []],
      ],
    },
    'within-hours': {
      accepts: [
        ['24 घंटे के भीतर सूचित करे', ['event']],
        ['२४ तासांच्या आत कळवावे', ['event']],
        ['24 કલાકમાં જાણ કરવી', ['event']],
      ],
      rejects: [['24 घंटे संचालन', []]],
    },
    'told-at-once': {
      accepts: [
        ['किसी भी दुर्घटना की सूचना तुरन्त बोर्ड को दी जाए', ['event']],
        ['कोणत्याही अपघाताची माहिती मंडळास तात्काळ द्यावी', ['event']],
        ['કોઈપણ અકસ્માતની જાણ બોર્ડને તાત્કાલિક કરવી', ['event']],
        ['बोर्ड को तत्काल सूचित किया जाए', ['event']],
      ],
      rejects: [
        ['प्रवाह तत्काल रोका जाए', []],
        ['सूचना पट पर प्रदर्शित किया जाए', []],
      ],
    },
    'at-once': {
      accepts: [
        ['दुर्घटना होने पर तत्काल उत्पादन रोका जाए', ['event']],
        ['अपघात झाल्यास तात्काळ काम थांबवावे', ['event']],
        ['અકસ્માત થાય તો તરત કામ બંધ કરવું', ['event']],
      ],
      rejects: [['तत्काल प्रभाव से', []]],
    },
  },
});
