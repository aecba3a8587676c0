import { toFamily } from '../rule-family.test-support.ts';
import { findMayBe } from './may-be-duty.ts';
import { MAY_BE_DUTY_RULES } from './may-be-duty-rules.ts';

/** What in a sentence of the other scripts may make it a duty: the words, and the first answer to what is asked. */
export const mayBeDuties = toFamily({
  name: 'may be a duty',
  rules: MAY_BE_DUTY_RULES,
  run: (sentence: string, rules) => {
    const found = findMayBe(sentence, rules);
    return found && [found.words, 'options' in found.asks ? found.asks.options[0] : null];
  },
  cases: {
    date: {
      accepts: [
        ['ವೃಕ್ಷಾರೋಪಣವನ್ನು 31.03.2027 ರೊಳಗೆ', ['31.03.2027', '2027-03-31']],
        ['৩১.০৩.২০২৭ তারিখের মধ্যে', ['৩১.০৩.২০২৭', '2027-03-31']],
      ],
      rejects: [['ಎತ್ತರ 30.5 ಮೀಟರ್', null]],
    },
    'named-date': {
      accepts: [
        ['30 ಸೆಪ್ಟೆಂಬರ್ ಒಳಗೆ ಸಲ್ಲಿಸಬೇಕು', ['30 ಸೆಪ್ಟೆಂಬರ್', '09-30']],
        ['31 மார்ச் 2027 க்குள்', ['31 மார்ச் 2027', '2027-03-31']],
        ['30 సెప్టెంబర్ లోగా', ['30 సెప్టెంబర్', '09-30']],
        ['৩০ সেপ্টেম্বর এর মধ্যে', ['৩০ সেপ্টেম্বর', '09-30']],
        ['30 ਜੂਨ ਤੱਕ', ['30 ਜੂਨ', '06-30']],
      ],
      rejects: [['ಸೆಪ್ಟೆಂಬರ್ ತಿಂಗಳಲ್ಲಿ', null]],
    },
    'half-yearly': {
      accepts: [
        ['ಅರ್ಧವಾರ್ಷಿಕ ವರದಿ', ['ಅರ್ಧವಾರ್ಷಿಕ', 'P6M']],
        ['ஆறு மாத அறிக்கை', ['ஆறு மாத', 'P6M']],
        ['അര്\u200dദ്ധവാര്\u200dഷിക റിപ്പോർട്ട്', ['അര്\u200dദ്ധവാര്\u200dഷിക', 'P6M']],
      ],
      rejects: [['ಆರು ಘಟಕಗಳು', null]],
    },
    quarterly: {
      accepts: [
        ['ತ್ರೈಮಾಸಿಕ ವರದಿ', ['ತ್ರೈಮಾಸಿಕ', 'P3M']],
        ['త్రైమాసిక నివేదిక', ['త్రైమాసిక', 'P3M']],
        ['ତ୍ରୈମାସିକ ବିବରଣୀ', ['ତ୍ରୈମାସିକ', 'P3M']],
      ],
      rejects: [['மூன்று அலகுகள்', null]],
    },
    yearly: {
      accepts: [
        ['ವಾರ್ಷಿಕ ವರದಿ', ['ವಾರ್ಷಿಕ', 'P1Y']],
        ['বার্ষিক প্রতিবেদন', ['বার্ষিক', 'P1Y']],
        ['വാർഷിക റിപ്പോർട്ട്', ['വാർഷിക', 'P1Y']],
      ],
      rejects: [['ವರ್ಷಾ ನದಿ', null]],
    },
    monthly: {
      accepts: [
        ['ಪ್ರತಿ ತಿಂಗಳು ಪರೀಕ್ಷೆ', ['ಪ್ರತಿ ತಿಂಗಳ', 'P1M']],
        ['மாதந்தோறும் ஆய்வு', ['மாதந்தோறும்', 'P1M']],
      ],
      rejects: [['మాదిరి', null]],
    },
    weekly: {
      accepts: [['వారానికి ఒకసారి', ['వారానికి', 'P1W']]],
      rejects: [['వారసులు', null]],
    },
    daily: {
      accepts: [
        ['ಪ್ರತಿದಿನ ದಾಖಲೆ', ['ಪ್ರತಿದಿನ', 'P1D']],
        ['தினசரி பதிவு', ['தினசரி', 'P1D']],
      ],
      rejects: [['ದಿನಾಂಕ', null]],
    },
    form: {
      accepts: [['Form V ಸಲ್ಲಿಸಬೇಕು', ['Form V', 'P1Y']]],
      rejects: [['Form A ಸಲ್ಲಿಸಬೇಕು', null]],
    },
  },
});
