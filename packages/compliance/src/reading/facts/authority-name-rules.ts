import { type Rule, readFirst } from '../rule.ts';
import { LETTERS, STATES, stateOf, toState, toWords } from './states.ts';

/** The name of an authority in a text, as it is written in full. The first rule that finds one decides. */
export type AuthorityNameRule = Rule<[text: string], string>;

const flexible = (name: string): string => name.replace(/\s+/g, '\\s*').replace(/&/g, '(?:&|and)');

/** The boards print their names in capitals, in two lines, or in the running head: blanks and case are forgiven. */
const BOARD = new RegExp(
  `(${STATES.map(flexible).join('|')})\\s*(?:islands?\\s*)?(state\\s*)?(environment(?:al)?\\s*(?:protection\\s*(?:and|&)\\s*|conservation\\s*)?)?(?:state\\s*)?(pollution\\s*control)\\s*(board|committee)`,
  'i',
);
/** "Uttarakhand Environment Protection and Pollution Control Board" is called so. */
const PROTECTION = /protection/i;
const BEHIND = new RegExp(
  `(state\\s*)?pollution\\s*control\\s*(board|committee)\\s*[,:–-]{0,2}\\s*(?:\\(?U\\.?\\s?T\\.?\\)?\\s+administration\\s+of\\s+)?(${STATES.map(flexible).join('|')})\\b`,
  'i',
);
const IN_LETTERS =
  /\b((?:A|H|M|U)\.?\s*P\b\.?|J\.?\s*&\s*K\b\.?)\s*(state\s+)?pollution\s*control\s*(board|committee)/i;
const CENTRAL = /\bcentral\s+(?:ground\s*water\s+authority|pollution\s+control\s+board)\b/i;
const CONSERVATION = /chh?attisgarh\s*environment\s*conservation\s*board/i;
export const MINISTRY =
  /ministry\s*of\s*environment\s*,?\s*(?:forests?)?\s*(?:,?\s*(?:and|&)\s*(?:climate\s*change|forests?))?/i;
export const SEIAA =
  /state\s*(level\s*)?environment(?:al)?\s*impact\s*assessment\s*authority\s*[,–-]?\s*(?:\(\s*SEIAA\s*\)\s*,?\s*)?\(?((?:A|H|M|U)\.\s?P\b\.?|J\.?\s*&\s*K\b\.?|[A-Za-z ]{3,24})?/i;

/** The order matters: an order of a board may cite the ministry, and a clearance is headed by it. */
export const AUTHORITY_NAME_RULES: readonly AuthorityNameRule[] = [
  /** The board of Chhattisgarh has a name of its own. Leaves its name as a pollution control board. */
  {
    id: 'conservation-board',
    read: (text) => (CONSERVATION.test(text) ? 'Chhattisgarh Environment Conservation Board' : null),
  },
  /** "KARNATAKA STATE POLLUTION CONTROL BOARD", "Delhi Pollution Control Committee". Leaves boards without a state. */
  {
    id: 'board',
    read: (text) => {
      const board = BOARD.exec(text);
      return (
        board &&
        [
          stateOf(board[1] ?? ''),
          board[2] ? 'State' : '',
          PROTECTION.test(board[3] ?? '') ? 'Environment Protection and' : '',
          'Pollution Control',
          toWords(board[5] ?? 'Board'),
        ]
          .filter(Boolean)
          .join(' ')
      );
    },
  },
  /** "CENTRAL GROUND WATER AUTHORITY", "Central Pollution Control Board": bodies of the whole country. Leaves those of states. */
  {
    id: 'central',
    read: (text) => {
      const central = CENTRAL.exec(text);
      return central && toWords(central[0]);
    },
  },
  /** "M.P. POLLUTION CONTROL BOARD", with the letters of the state. Leaves letters of no state. */
  {
    id: 'state-in-letters',
    read: (text) => {
      const [, letters = '', state = '', body = ''] = IN_LETTERS.exec(text) ?? [];
      const name = LETTERS[letters.toUpperCase().replace(/[^A-Z]/g, '')];
      return name === undefined
        ? null
        : [name, state ? 'State' : '', 'Pollution Control', toWords(body)].filter(Boolean).join(' ');
    },
  },
  /** "STATE POLLUTION CONTROL BOARD, ODISHA", "Pollution Control Board, Assam". Leaves a board without a state behind it. */
  {
    id: 'state-behind',
    read: (text) => {
      const reverse = BEHIND.exec(text);
      return (
        reverse &&
        `${reverse[1] ? 'State ' : ''}Pollution Control ${toWords(reverse[2] ?? '')}, ${stateOf(reverse[3] ?? '')}`
      );
    },
  },
  /** "State Environment Impact Assessment Authority, Kerala", "H.P. State Level …", with or without the state. Leaves the abbreviation alone. */
  {
    id: 'impact-assessment-authority',
    read: (text) => {
      const seiaa = SEIAA.exec(text);
      if (!seiaa) return null;
      const name = toState(seiaa[2] ?? '') ?? toState(text.slice(0, seiaa.index)) ?? '';
      return toWords(
        `State ${seiaa[1] ? 'Level ' : ''}Environment Impact Assessment Authority${name ? `, ${name}` : ''}`,
      );
    },
  },
  /** "Ministry of Environment, Forest and Climate Change". Leaves other ministries. */
  {
    id: 'ministry',
    read: (text) => {
      const ministry = MINISTRY.exec(text);
      return ministry && toWords(ministry[0]);
    },
  },
];

/** The name of the authority in a text, or null. */
export const findAuthorityName = (text: string, rules = AUTHORITY_NAME_RULES): string | null =>
  readFirst(rules, text);
