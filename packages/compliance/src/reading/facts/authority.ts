import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';

type Authority = { name: string; pattern: RegExp };

const STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Jammu and Kashmir',
  'Jammu & Kashmir',
  'Ladakh',
  'Puducherry',
  'Chandigarh',
  'Delhi',
  'Daman & Diu',
  'Orissa',
];

const flexible = (name: string): string => name.replace(/\s+/g, '\\s*').replace(/&/g, '(?:&|and)');

/** The boards print their names in capitals, in two lines, or in the running head: blanks and case are forgiven. */
const BOARD = new RegExp(
  `(${STATES.map(flexible).join('|')})\\s*(environment(?:al)?\\s*(?:protection\\s*(?:and|&)\\s*|conservation\\s*))?(state\\s*)?(?:environment\\s*(?:protection\\s*(?:and|&)\\s*)?)?(pollution\\s*control)\\s*(board|committee)`,
  'i',
);
const CONSERVATION = /chh?attisgarh\s*environment\s*conservation\s*board/i;
const ABBREVIATIONS: Authority[] = [
  { name: 'Maharashtra Pollution Control Board', pattern: /\bMPCB\b/ },
  { name: 'Gujarat Pollution Control Board', pattern: /\bGPCB\b/ },
  { name: 'Tamil Nadu Pollution Control Board', pattern: /\bTNPCB\b/ },
  { name: 'Karnataka State Pollution Control Board', pattern: /\bKSPCB\b/ },
  { name: 'Telangana State Pollution Control Board', pattern: /\bTSPCB\b|\bTGPCB\b/ },
  { name: 'Andhra Pradesh Pollution Control Board', pattern: /\bAPPCB\b/ },
  { name: 'Rajasthan State Pollution Control Board', pattern: /\bRSPCB\b/ },
  { name: 'Madhya Pradesh Pollution Control Board', pattern: /\bMPPCB\b/ },
  { name: 'Chhattisgarh Environment Conservation Board', pattern: /\bCECB\b/ },
  { name: 'Punjab Pollution Control Board', pattern: /\bPPCB\b/ },
  { name: 'Kerala State Pollution Control Board', pattern: /\bKSPCB, Kerala\b|\bKeralaPCB\b/ },
  { name: 'Uttar Pradesh Pollution Control Board', pattern: /\bUPPCB\b/ },
  { name: 'Haryana State Pollution Control Board', pattern: /\bHSPCB\b/ },
  { name: 'West Bengal Pollution Control Board', pattern: /\bWBPCB\b/ },
  { name: 'Odisha State Pollution Control Board', pattern: /\bOSPCB\b|\bSPCB,?\s+Odisha\b/ },
  { name: 'Delhi Pollution Control Committee', pattern: /\bDPCC\b/ },
  { name: 'Jharkhand State Pollution Control Board', pattern: /\bJSPCB\b/ },
  { name: 'Goa State Pollution Control Board', pattern: /\bGSPCB\b/ },
];
const MINISTRY =
  /ministry\s*of\s*environment\s*,?\s*(?:forests?)?\s*(?:,?\s*(?:and|&)\s*(?:climate\s*change|forests?))?/i;
const SEIAA =
  /state\s*(?:level\s*)?environment(?:al)?\s*impact\s*assessment\s*authority\s*,?\s*(?:\(\s*SEIAA\s*\)\s*,?\s*)?\(?([A-Za-z ]{3,24})?/i;

const toWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(^|\s)([a-z])/g, (_, blank: string, letter: string) => blank + letter.toUpperCase())
    .replace(/\bAnd\b/g, 'and')
    .replace(/\bOf\b/g, 'of');

const stateOf = (printed: string): string =>
  STATES.find(
    (state) => state.replace(/\s/g, '').toLowerCase() === printed.replace(/\s/g, '').toLowerCase(),
  ) ?? toWords(printed);

/** The name of the authority in a text, or null. */
export const findAuthorityName = (text: string): string | null => {
  const ministry = MINISTRY.exec(text);
  const seiaa = SEIAA.exec(text);
  const board = BOARD.exec(text);
  if (CONSERVATION.test(text)) return 'Chhattisgarh Environment Conservation Board';
  if (board) {
    return [
      stateOf(board[1] ?? ''),
      board[3] ? 'State' : '',
      'Pollution Control',
      toWords(board[5] ?? 'Board'),
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (/delhi\s*pollution\s*control\s*committee/i.test(text)) return 'Delhi Pollution Control Committee';
  const reverse =
    /state\s*pollution\s*control\s*board\s*,?\s*(odisha|orissa|punjab|kerala|bihar|assam|goa)/i.exec(text);
  if (reverse) return `State Pollution Control Board, ${toWords(reverse[1] ?? '')}`;
  if (seiaa)
    return toWords(
      `State Environment Impact Assessment Authority${seiaa[1]?.trim() ? `, ${seiaa[1].trim()}` : ''}`,
    );
  return ministry ? toWords(ministry[0]).replace(/ & /g, ' & ') : null;
};

/** A clearance of a state's authority is headed by the ministry, and names the authority below it. */
const findBelowMinistry = (head: TextLine[], at: number): Fact<string> | null => {
  const line = MINISTRY.test(`${head[at]?.text} ${head[at + 1]?.text}`)
    ? head.slice(at + 1, at + 5).find((each) => SEIAA.test(each.text))
    : undefined;
  const value = line ? findAuthorityName(line.text.replace(MINISTRY, '')) : null;
  return line && value ? { value, citation: citeLines([line]), confidence: 0.95 } : null;
};

/** Who issued the order: the letterhead, else the running head, else the abbreviation that occurs most. */
export const findAuthority = (head: TextLine[], all: TextLine[]): Fact<string> | undefined => {
  for (let at = 0; at < Math.min(head.length, 14); at++) {
    const line = head[at];
    const next = head[at + 1];
    if (!line) continue;
    const below = findBelowMinistry(head, at);
    if (below) return below;
    const alone = findAuthorityName(line.text);
    if (alone) return { value: alone, citation: citeLines([line]), confidence: 0.97 };
    // "TAMIL NADU POLLUTION CONTROL | Category" above "BOARD": the letterhead runs over lines.
    const two = next ? findAuthorityName(`${line.cells[0]?.text ?? ''} ${next.cells[0]?.text ?? ''}`) : null;
    const three = next
      ? findAuthorityName(`${line.cells[0]?.text ?? ''} ${head[at + 2]?.cells[0]?.text ?? ''}`)
      : null;
    const name = two ?? three;
    if (name && next) return { value: name, citation: citeLines([line, next]), confidence: 0.94 };
  }
  const text = all.map((line) => line.text).join('\n');
  const named = all.find((line) => findAuthorityName(line.text));
  if (named)
    return { value: findAuthorityName(named.text) ?? '', citation: citeLines([named]), confidence: 0.85 };
  const counted = ABBREVIATIONS.map((authority) => ({
    authority,
    count: text.split(authority.pattern).length - 1,
  }))
    .filter((each) => each.count > 0)
    .sort((a, b) => b.count - a.count)[0];
  if (!counted) return undefined;
  const line = all.find((each) => counted.authority.pattern.test(each.text));
  return { value: counted.authority.name, citation: line ? citeLines([line]) : null, confidence: 0.75 };
};
