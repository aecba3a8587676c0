import { toFamily } from '../rule-family.test-support.ts';
import { INDIC_DUTY_RULES, toIndicSort } from './duty-rules.ts';
import { fold } from './fold.ts';

/** What parts of sentences in Hindi, Marathi and Gujarati are. */
export const indicDuties = toFamily({
  name: 'duty in Indian languages',
  rules: INDIC_DUTY_RULES,
  run: (part: string, rules) => toIndicSort(fold(part).text, rules),
  cases: {
    prohibition: {
      accepts: [
        ['90 दिन से अधिक भण्डारण नहीं किया जायेगा', 'trap'],
        ['सांडपाणी नाल्यात सोडू नये.', 'trap'],
        ['પાણી નાળામાં છોડવું નહીં.', 'trap'],
      ],
      rejects: [['नमूने प्रत्येक माह लिये जाएंगे', 'command']],
    },
    'board-acts': {
      accepts: [
        ['बोर्ड द्वारा प्रत्येक छः माह में जाँच की जाएगी', 'trap'],
        ['क्षेत्रीय अधिकारी, अलवर द्वारा वर्ष में दो बार निरीक्षण किया जावेगा', 'trap'],
        ['બોર્ડના પ્રાદેશિક અધિકારી, વડોદરા દ્વારા તપાસ કરવામાં આવશે', 'trap'],
        ['पर्षद के पदाधिकारी वर्ष में दो बार स्थल का निरीक्षण करेंगे', 'trap'],
        ['मंडळाचे क्षेत्र अधिकारी दर महिन्याला पाहणी करतील आवश्यक', 'trap'],
        ['बोर्ड के क्षेत्रीय अधिकारी प्रत्येक माह निरीक्षण करेंगे', 'trap'],
        ['मंडळाचे अधिकारी दर सहा महिन्यांनी पाहणी करतील आवश्यक', 'trap'],
        ['બોર્ડના અધિકારીઓ દર છ મહિને તપાસ કરવી', 'trap'],
      ],
      rejects: [
        ['मंडळाच्या अधिकाऱ्यांना नोंदवही दाखवावी', 'command'],
        ['बोर्ड द्वारा मान्यता प्राप्त प्रयोगशाला से जाँच कराएगा', 'command'],
      ],
    },
    'board-is-subject': {
      accepts: [
        ['राज्य बोर्ड प्रत्येक वर्ष निरीक्षण करेगा', 'trap'],
        ['मंडळ दरवर्षी अहवाल प्रसिद्ध करावा', 'trap'],
      ],
      rejects: [['बोर्ड को प्रत्येक माह रिपोर्ट भेजेगा', 'command']],
    },
    power: {
      accepts: [
        ['30 दिन के भीतर अपील की जाएगी', 'trap'],
        ['इसे किसी भी समय निरस्त किया जा सकता है चाहिए', 'trap'],
        ['ही संमती रद्द करू शकते आवश्यक', 'trap'],
      ],
      rejects: [['वार्षिक विवरण भेजा जाए', 'command']],
    },
    validity: {
      accepts: [
        ['यह सहमति 31.03.2027 तक वैध रहेगी', 'trap'],
        ['हे संमतीपत्र वैध राहील', 'trap'],
        ['આ સંમતિ માન્ય રહેશે આવશ્યક', 'trap'],
      ],
      rejects: [['बैंक गारंटी जमा की जायेगी', 'command']],
    },
    command: {
      accepts: [
        ['इकाई रिपोर्ट प्रस्तुत करेगी', 'command'],
        ['अहवाल सादर करावा.', 'command'],
        ['અહેવાલ રજૂ કરવો.', 'command'],
        ['૧૦૦ વૃક્ષો વાવવાનાં રહેશે', 'command'],
        ['લોગબુક રાખવી પડશે', 'command'],
        ['नोंद ठेवणे बंधनकारक', 'command'],
      ],
      rejects: [['स्टैक की ऊँचाई 30 मीटर', null]],
    },
    activity: {
      accepts: [
        ['स्टैक जाँच - त्रैमासिक', 'activity'],
        ['ધ્વનિ ચકાસણી - વાર્ષિક', 'activity'],
      ],
      rejects: [['ऊँचाई 30 मीटर है', null]],
    },
  },
});
