import { toFamily } from '../rule-family.test-support.ts';
import { AUTHORITY_NAME_RULES, findAuthorityName } from './authority-name-rules.ts';

/** The name of the authority in a line. */
export const authorityNames = toFamily({
  name: 'authority name',
  rules: AUTHORITY_NAME_RULES,
  run: findAuthorityName,
  cases: {
    'conservation-board': {
      accepts: [
        ['CHHATTISGARH ENVIRONMENT CONSERVATION BOARD', 'Chhattisgarh Environment Conservation Board'],
        ['Chattisgarh Environment Conservation Board, Raipur', 'Chhattisgarh Environment Conservation Board'],
      ],
      rejects: [['Chhattisgarh Pollution Control Board', 'Chhattisgarh Pollution Control Board']],
    },
    board: {
      accepts: [
        ['KARNATAKA STATE POLLUTION CONTROL BOARD', 'Karnataka State Pollution Control Board'],
        ['TamilNadu Pollution  Control Board', 'Tamil Nadu Pollution Control Board'],
        [
          'ANDAMAN & NICOBAR ISLANDS POLLUTION CONTROL COMMITTEE',
          'Andaman & Nicobar Pollution Control Committee',
        ],
        ['DELHI POLLUTION CONTROL COMMITTEE', 'Delhi Pollution Control Committee'],
        ['Jammu and Kashmir Pollution Control Committee', 'Jammu and Kashmir Pollution Control Committee'],
        [
          'Uttarakhand Environment Protection & Pollution Control Board',
          'Uttarakhand Environment Protection and Pollution Control Board',
        ],
      ],
      rejects: [
        ['The Pollution Control Board', null],
        ['Kerala Water Authority', null],
      ],
    },
    central: {
      accepts: [
        ['CENTRAL GROUND WATER AUTHORITY', 'Central Ground Water Authority'],
        ['Central Pollution Control Board, Delhi', 'Central Pollution Control Board'],
      ],
      rejects: [['Central Water Authority', null]],
    },
    'state-in-letters': {
      accepts: [
        ['M.P. POLLUTION CONTROL BOARD', 'Madhya Pradesh Pollution Control Board'],
        ['H P State Pollution Control Board, Shimla', 'Himachal Pradesh State Pollution Control Board'],
        ['J&K POLLUTION CONTROL COMMITTEE', 'Jammu and Kashmir Pollution Control Committee'],
      ],
      rejects: [['The B.P. Pollution Control Board', null]],
    },
    'state-behind': {
      accepts: [
        ['POLLUTION CONTROL BOARD, ASSAM', 'Pollution Control Board, Assam'],
        ['STATE POLLUTION CONTROL BOARD, ODISHA', 'State Pollution Control Board, Odisha'],
        ['State Pollution Control Board Bihar', 'State Pollution Control Board, Bihar'],
      ],
      rejects: [['State Pollution Control Board, head office', null]],
    },
    'impact-assessment-authority': {
      accepts: [
        [
          'STATE LEVEL ENVIRONMENT IMPACT ASSESSMENT AUTHORITY, KERALA',
          'State Level Environment Impact Assessment Authority, Kerala',
        ],
        [
          'State Level Environment Impact Assessment Authority, M.P.',
          'State Level Environment Impact Assessment Authority, Madhya Pradesh',
        ],
        [
          'H.P. STATE LEVEL ENVIRONMENT IMPACT ASSESSMENT AUTHORITY',
          'State Level Environment Impact Assessment Authority, Himachal Pradesh',
        ],
        [
          'State Environment Impact Assessment Authority, Government of Gujarat',
          'State Environment Impact Assessment Authority, Gujarat',
        ],
        [
          'State Environmental Impact Assessment Authority (SEIAA)',
          'State Environment Impact Assessment Authority',
        ],
      ],
      rejects: [['The SEIAA has met.', null]],
    },
    ministry: {
      accepts: [
        ['Ministry of Environment & Forests', 'Ministry of Environment & Forests'],
        [
          'MINISTRY OF ENVIRONMENT, FOREST AND CLIMATE CHANGE',
          'Ministry of Environment, Forest and Climate Change',
        ],
      ],
      rejects: [['Ministry of Steel', null]],
    },
  },
});
