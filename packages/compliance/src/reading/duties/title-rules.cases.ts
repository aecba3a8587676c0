import { toFamily } from '../rule-family.test-support.ts';
import { TITLE_LEAD_RULES, TITLE_RULES, toTitle } from './title-rules.ts';

/** The title of a clause that begins with a number or a conjunction. */
export const titleLeads = toFamily({
  name: 'title lead',
  rules: TITLE_LEAD_RULES,
  run: (clause: string, rules) => toTitle(clause, rules),
  cases: {
    number: {
      accepts: [
        ['12. Clean the tank', 'Clean the tank'],
        ['3.1 Clean the tank', 'Clean the tank'],
        ['(iv) a) Clean the tank', 'Clean the tank'],
      ],
      rejects: [['60 trees shall be planted', '60 trees to be planted']],
    },
    conjunction: {
      accepts: [
        ['and clean the tank', 'Clean the tank'],
        ['; clean the tank', 'Clean the tank'],
        ['whereas the tank is cleaned', 'Tank is cleaned'],
      ],
      rejects: [['Clean the tank and the drain', 'Clean the tank and the drain']],
    },
  },
});

/** The title of a clause. */
export const titles = toFamily({
  name: 'title',
  rules: TITLE_RULES,
  run: (clause: string, rules) => toTitle(clause, undefined, rules),
  cases: {
    subject: {
      accepts: [
        ['The applicant shall clean the tank', 'Clean the tank'],
        ['Further the said unit shall strictly clean the tank', 'Clean the tank'],
        ['The project proponent must also clean the tank', 'Clean the tank'],
        ['The occupier shall at his own cost clean the tank', 'At his own cost clean the tank'],
        ['You are to clean the tank', 'Clean the tank'],
      ],
      rejects: [['The laboratory shall clean the tank', 'Laboratory shall clean the tank']],
    },
    article: {
      accepts: [
        ['The tank is cleaned', 'Tank is cleaned'],
        ['That tanks are cleaned', 'Tanks are cleaned'],
      ],
      rejects: [['Clean the tank', 'Clean the tank']],
    },
    passive: {
      accepts: [
        ['Tanks shall be cleaned', 'Tanks to be cleaned'],
        ['Tanks should also be cleaned', 'Tanks to be cleaned'],
      ],
      rejects: [['Tanks shall hold 10 KL', 'Tanks shall hold 10 KL']],
    },
    'full-stop': {
      accepts: [
        ['Clean the tank.', 'Clean the tank'],
        ['Clean the tank ;', 'Clean the tank'],
      ],
      rejects: [['Clean tank No. 4', 'Clean tank No. 4']],
    },
  },
});
