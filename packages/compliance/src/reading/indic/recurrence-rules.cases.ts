import { toFamily } from '../rule-family.test-support.ts';
import { fold } from './fold.ts';
import { findIndicRecurrences, INDIC_RECURRENCE_RULES } from './recurrence-rules.ts';
import { tell } from './told.test-support.ts';

/** What comes again and again, in words of Hindi, Marathi and Gujarati. */
export const indicRecurrences = toFamily({
  name: 'recurrence in Indian languages',
  rules: INDIC_RECURRENCE_RULES,
  run: (sentence: string, rules) => findIndicRecurrences(fold(sentence).text, rules).map(tell),
  cases: {
    'times-in': {
      accepts: [
        ['वायु की जाँच वर्ष में दो बार की जाए', ['half_yearly']],
        ['पाँच वर्ष में एक बार ऑडिट कराया जाए', ['P5Y']],
        ['दर सहा महिन्यांनी एकदा तपासणी करावी', ['half_yearly']],
        ['महिन्यातून दोनदा नमुने घ्यावेत', ['2xP1M']],
        ['દર છ મહિને એક વાર ચકાસણી કરવી', ['half_yearly']],
        ['વર્ષમાં બે વખત માપન કરવું', ['half_yearly']],
      ],
      rejects: [
        ['जाँच तीन बार की जाए', []],
        ['वर्षा जल दो बार छाना जाए', []],
      ],
    },
    every: {
      accepts: [
        ['प्रत्येक तीन माह में जाँच की जाए', ['quarterly']],
        ['हर महीने रिपोर्ट भेजी जाए', ['monthly']],
        ['प्रतिवर्ष जाँच कराई जाए', ['yearly']],
        ['दर तीन महिन्यांनी तपासणी करावी', ['quarterly']],
        ['दरवर्षी तपासणी करावी', ['yearly']],
        ['દર ત્રણ મહિને ચકાસણી કરવી', ['quarterly']],
        ['દરેક પખવાડિયે ચકાસણી કરવી', ['P2W']],
      ],
      rejects: [
        ['50 किलोलीटर प्रतिदिन जल का उपयोग', []],
        ['प्रतिदिन 10 टन कोयला', []],
        ['45,000 मीटर प्रतिदिन वस्त्र', []],
        ['210 कि.ली. प्रतिदिन जल', []],
        ['तीन माह का विवरण', []],
      ],
    },
    'at-intervals': {
      accepts: [
        ['6 माह के अंतराल पर मापन', ['half_yearly']],
        ['सहा महिन्यांच्या अंतराने मोजमाप', ['half_yearly']],
        ['ત્રણ મહિનાના અંતરે માપન', ['quarterly']],
      ],
      rejects: [['6 मीटर के अंतराल पर', []]],
    },
    'each-month': {
      accepts: [
        ['नमुने दरमहा तपासावेत', ['monthly']],
        ['રિપોર્ટ દરમહા મોકલવો', ['monthly']],
      ],
      rejects: [['महानगर की ओर', []]],
    },
    'each-day': {
      accepts: [
        ['लॉगबुक रोज भरावी', ['daily']],
        ['લોગબુક રોજ ભરવી', ['daily']],
        ['रोजाना नोंद', ['daily']],
        ['જોખમી કચરાનું રેકર્ડ રોજેરોજ નિભાવવાનું રહેશે', ['daily']],
      ],
      rejects: [
        ['रोजगार का विवरण', []],
        ['31 માર્ચના રોજ પૂરા થતા વર્ષનું નિવેદન', []],
      ],
    },
    daily: {
      accepts: [
        ['जल मीटर का दैनिक अभिलेख', ['daily']],
        ['दैनंदिन नोंद ठेवावी', ['daily']],
        ['દૈનિક નોંધ રાખવી', ['daily']],
      ],
      rejects: [['दैनिक औसत 30 मिग्रा', []]],
    },
    weekly: {
      accepts: [['साप्ताहिक निरीक्षण', ['weekly']]],
      rejects: [['सप्ताह का अन्त', []]],
    },
    fortnightly: {
      accepts: [['पाक्षिक जाँच', ['P2W']]],
      rejects: [['पक्षी विहार', []]],
    },
    'two-monthly': {
      accepts: [['द्विमासिक विवरण', ['P2M']]],
      rejects: [['मासिकी', []]],
    },
    quarterly: {
      accepts: [
        ['त्रैमासिक अनुपालन प्रतिवेदन', ['quarterly']],
        ['तिमाही रिपोर्ट', ['quarterly']],
        ['ત્રિમાસિક અહેવાલ', ['quarterly']],
      ],
      rejects: [['मासिक पत्रक', ['monthly']]],
    },
    'half-yearly': {
      accepts: [
        ['अर्द्धवार्षिक रिपोर्ट', ['half_yearly']],
        ['छःमाही विवरण', ['half_yearly']],
        ['सहामाही अहवाल', ['half_yearly']],
        ['છ માસિક અહેવાલ', ['half_yearly']],
      ],
      rejects: [['वार्षिक रिपोर्ट', ['yearly']]],
    },
    'two-yearly': {
      accepts: [['द्विवार्षिक ऑडिट', ['P2Y']]],
      rejects: [['वार्षिक ऑडिट', ['yearly']]],
    },
    monthly: {
      accepts: [
        ['मासिक जाँच', ['monthly']],
        ['માસિક ચકાસણી', ['monthly']],
      ],
      rejects: [['मासिक औसत 30 मिग्रा', []]],
    },
    yearly: {
      accepts: [
        ['वार्षिक प्रतिवेदन', ['yearly']],
        ['વાર્ષિક અહેવાલ', ['yearly']],
        ['वाषिर्क प्रतिवेदन', ['yearly']],
      ],
      rejects: [['वार्षिक उत्पादन क्षमता 500 टन', []]],
    },
  },
});
