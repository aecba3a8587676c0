import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact } from '../types.ts';
import { findAuthorityName, MINISTRY, SEIAA } from './authority-name-rules.ts';
import { findOwnScriptLines } from './own-script.ts';
import { isState, stateOfAuthority } from './states.ts';

/** Who issued the order, by the line at `at` of the head and those below it. */
export type LetterheadRule = Rule<[head: TextLine[], at: number], Fact<string>>;

/** Who issued the order, by all its lines, where the letterhead does not say. */
export type AuthorityRule = Rule<[all: TextLine[]], Fact<string>>;

const ABBREVIATIONS: { name: string; pattern: RegExp }[] = [
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

const LETTERHEAD_LINES = 14;
/** How far apart cells of one column begin at most, in points. */
const SAME_COLUMN = 8;

/** "U.T. Administration of Daman & Diu": whose board stands below; its name may go on there with the same place. */
const ADMINISTRATION = /^\W*(?:U\.?\s?T\.?\s+)?(?:administration|govt\.?|government)\s+of\b/i;

const firstCell = (line: TextLine | undefined): string => line?.cells[0]?.text ?? '';

/** Tried in turn at every line of the letterhead. */
export const LETTERHEAD_RULES: readonly LetterheadRule[] = [
  /** A clearance of a state's authority is headed by the ministry, and names the authority below it. Leaves the ministry's own. */
  {
    id: 'below-ministry',
    read: (head, at) => {
      if (!MINISTRY.test(`${head[at]?.text} ${head[at + 1]?.text}`)) return null;
      const below = head.slice(at + 1, at + 5);
      const whole = below.find((each) => SEIAA.test(each.text));
      // "(Issued by the State Environment Impact Assessment" above "Authority(SEIAA), West Bengal)".
      const first = below.findIndex((each, on) => SEIAA.test(`${each.text} ${below[on + 1]?.text ?? ''}`));
      const lines = whole ? [whole] : first < 0 ? [] : below.slice(first, first + 2);
      const value = findAuthorityName(
        lines
          .map(({ text }) => text)
          .join(' ')
          .replace(MINISTRY, ''),
      );
      return lines.length > 0 && value ? { value, citation: citeLines(lines), confidence: 0.95 } : null;
    },
  },
  /** "State Level Environment Impact Assessment Authority" above "Karnataka" or "SEIAA, Karnataka". Leaves one that names its state itself. */
  {
    id: 'state-below',
    read: (head, at) => {
      const line = head[at];
      const stateIn = (each: TextLine) => firstCell(each).replace(/^\W*SEIAA\W+/i, '');
      const below = head.slice(at + 1, at + 3).find((each) => isState(stateIn(each)));
      if (!line || !below || !SEIAA.test(line.text)) return null;
      const own = findAuthorityName(line.text);
      if (!own || own.includes(',')) return null;
      const value = findAuthorityName(`${own}, ${stateIn(below).replace(/[()]/g, '')}`);
      return value ? { value, citation: citeLines([line, below]), confidence: 0.95 } : null;
    },
  },
  /** "Government of Maharashtra" above "State Level Environment Impact Assessment Authority". Leaves one that names its state itself. */
  {
    id: 'government-above',
    read: (head, at) => {
      const state = /^government\s+of\s+(.+)$/i.exec(head[at]?.text.trim() ?? '')?.[1];
      const line = head.slice(at + 1, at + 3).find((each) => SEIAA.test(each.text));
      const own = line ? findAuthorityName(line.text) : null;
      if (!state || !isState(state) || !line || !own || own.includes(',')) return null;
      const value = findAuthorityName(`${own}, ${state}`);
      return value ? { value, citation: citeLines([line]), confidence: 0.95 } : null;
    },
  },
  /** An authority of a state whose name is printed elsewhere in the head. Leaves one that names its state itself. */
  {
    id: 'state-elsewhere',
    read: (head, at) => {
      const line = head[at];
      const own = line && SEIAA.test(line.text) ? findAuthorityName(line.text) : null;
      if (!line || !own || own.includes(',')) return null;
      const other = head.find((each) => stateOfAuthority(each.text) !== null);
      const state = other ? stateOfAuthority(other.text) : null;
      return other && state
        ? { value: `${own}, ${state}`, citation: citeLines([line, other]), confidence: 0.9 }
        : null;
    },
  },
  /** "Ministry of Environment, Forest" above "and Climate Change", "… Assessment Authority, Tamil" above "Nadu". Leaves whole names. */
  {
    id: 'goes-on',
    read: (head, at) => {
      const [line, next] = [head[at], head[at + 1]];
      const own = line ? findAuthorityName(line.text) : null;
      if (!line || !next || !own) return null;
      const whole = findAuthorityName(`${line.text} ${firstCell(next)}`);
      const isState = SEIAA.test(line.text) && !own.includes(',') && whole?.includes(',');
      const isRest =
        /^(?:(?:and|&)\s+)?(?:climate|change|forests?)\b/i.test(next.text) && MINISTRY.test(line.text);
      return whole && whole.length > own.length && (isState || isRest)
        ? { value: whole, citation: citeLines([line, next]), confidence: 0.95 }
        : null;
    },
  },
  /** The name in one line. Leaves a name that runs over lines. */
  {
    id: 'one-line',
    read: (head, at) => {
      const line = head[at];
      const value = line ? findAuthorityName(line.text) : null;
      return line && value ? { value, citation: citeLines([line]), confidence: 0.97 } : null;
    },
  },
  /** "TAMIL NADU POLLUTION CONTROL | Category" above "BOARD", or above a line and then "BOARD". Leaves longer gaps. */
  {
    id: 'over-lines',
    read: (head, at) => {
      for (const last of [at + 1, at + 2]) {
        // A line that has the whole name speaks for itself.
        if (findAuthorityName(firstCell(head[last]))) return null;
        const value = ADMINISTRATION.test(firstCell(head[at]))
          ? null
          : findAuthorityName(`${firstCell(head[at])} ${firstCell(head[last])}`);
        if (value) return { value, citation: citeLines(head.slice(at, last + 1)), confidence: 0.94 };
      }
      return null;
    },
  },
  /** "MEMBER SECRETARY | ASSESSMENT AUTHORITY": the name in the right one of two columns, over two lines. Leaves one column. */
  {
    id: 'second-column',
    read: (head, at) => {
      const [line, next] = [head[at], head[at + 1]];
      const cell = line?.cells[1];
      const below = next?.cells.find(({ x0 }) => cell !== undefined && Math.abs(x0 - cell.x0) < SAME_COLUMN);
      if (!line || !next || !cell || !below) return null;
      const value = findAuthorityName(`${cell.text} ${below.text}`);
      return value ? { value, citation: citeLines([line, next]), confidence: 0.9 } : null;
    },
  },
];

/** Where the letterhead is a picture. */
export const AUTHORITY_RULES: readonly AuthorityRule[] = [
  /** "गुजरात प्रदूषण नियंत्रण बोर्ड": a letterhead in its own script alone. Leaves a board further below, and bodies of no state. */
  {
    id: 'own-script',
    read: (all) => {
      const found = findOwnScriptLines(all.slice(0, LETTERHEAD_LINES));
      return found && { value: found.value, citation: citeLines(found.lines), confidence: 0.9 };
    },
  },
  /** The name anywhere, as in a running head. Leaves abbreviations. */
  {
    id: 'named-anywhere',
    read: (all) => {
      const named = all.find((line) => findAuthorityName(line.text));
      return named
        ? { value: findAuthorityName(named.text) ?? '', citation: citeLines([named]), confidence: 0.85 }
        : null;
    },
  },
  /** "GPCB", the one that occurs most. Leaves abbreviations of no board. */
  {
    id: 'abbreviation',
    read: (all) => {
      const text = all.map((line) => line.text).join('\n');
      const counted = ABBREVIATIONS.map((authority) => ({
        authority,
        count: text.split(authority.pattern).length - 1,
      }))
        .filter((each) => each.count > 0)
        .sort((a, b) => b.count - a.count)[0];
      if (!counted) return null;
      const line = all.find((each) => counted.authority.pattern.test(each.text));
      return { value: counted.authority.name, citation: line ? citeLines([line]) : null, confidence: 0.75 };
    },
  },
];

/** Who issued the order: the letterhead, else the running head, else the abbreviation that occurs most. */
export const findAuthority = (
  head: TextLine[],
  all: TextLine[],
  letterheadRules = LETTERHEAD_RULES,
  rules = AUTHORITY_RULES,
): Fact<string> | undefined => {
  for (let at = 0; at < Math.min(head.length, LETTERHEAD_LINES); at++) {
    const found = readFirst(letterheadRules, head, at);
    if (found) return found;
  }
  return readFirst(rules, all) ?? undefined;
};
