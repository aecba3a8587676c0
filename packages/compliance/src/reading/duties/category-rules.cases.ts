import { toFamily } from '../rule-family.test-support.ts';
import { CATEGORY_RULES, toObligationCategory } from './category-rules.ts';

/** The sort of duty of a clause. */
export const categories = toFamily({
  name: 'category',
  rules: CATEGORY_RULES,
  run: toObligationCategory,
  cases: {
    'record-that-is-sent': {
      accepts: [
        ['The log book of the pump shall be submitted every month', 'reporting'],
        ['Records of the tests shall be uploaded quarterly', 'reporting'],
      ],
      rejects: [
        ['The log book of the pump shall be kept and displayed', 'record'],
        ['The summary shall be submitted every month', 'reporting'],
      ],
    },
    renewal: {
      accepts: [
        ['The unit shall seek renewal of this consent 60 days before expiry', 'renewal'],
        ['An application shall be filed 90 days before for extension', 'renewal'],
      ],
      rejects: [
        ['The filter cloth shall be renewed every year', 'other'],
        ['A copy of the renewed permit shall be submitted within 60 days of this order', 'reporting'],
      ],
    },
    return: {
      accepts: [
        ['The annual return in Form 4 shall be filed by 30th June', 'return'],
        ['The environmental statement shall be submitted by 30th September', 'return'],
        ['Form-V shall be sent with the statement of the year', 'return'],
      ],
      rejects: [['The return water shall be tested every month', 'monitoring']],
    },
    fee: {
      accepts: [
        ['The unit shall remit the consent fee by 31st March and inform us', 'fee'],
        ['The cess of Rs 5000 is to be fixed, and deposit of all dues made', 'fee'],
      ],
      rejects: [['The fees of the laboratory shall be published', 'reporting']],
    },
    record: {
      accepts: [
        ['The flow shall be tested and entered in a register daily', 'record'],
        ['Meter readings shall be noted each shift', 'record'],
      ],
      rejects: [['The flow shall be tested daily', 'monitoring']],
    },
    monitoring: {
      accepts: [
        ['The stack shall be monitored and reported once a month', 'monitoring'],
        ['Meters shall be calibrated once a year', 'monitoring'],
        ['An energy audit shall be got done every three years', 'monitoring'],
      ],
      rejects: [['A statement on the stack shall be sent once a month', 'reporting']],
    },
    reporting: {
      accepts: [
        ['The progress shall be intimated once in six months', 'reporting'],
        ['The limits shall be displayed at the gate within a month', 'reporting'],
      ],
      rejects: [['The drains shall be cleaned before every monsoon', 'other']],
    },
  },
});
