import { groupOf } from '../language/group.ts';
import { findMatches, matches } from '../language/search.ts';

/** An amount in a sentence, at `start..end` of it; value and unit as printed. */
export type Amount = { start: number; end: number; value: string; unit: string };

const VALUE = String.raw`(?<![\w.,/-]|\d\s?[x×]\s?)(\d[\d,]*(?:\.\d+)?)`;
const PER = String.raw`\s*(?:\/|per)\s*(?:annum|year|yr|month|day|hour|hr|A|Y|M|D|H)\b\.?`;
/** Something over a time: "120 MT/month", "4,500 MT per annum", "64 KLD", "4,800 SCM/day". */
const RATE = new RegExp(
  String.raw`${VALUE}\s*((?:MT|T|tons?|tonnes?|kgs?|KL|k\.?\s?litres?|m[3³]|cu\.?\s?m|lit(?:re|er)s?|lit|L|SCM|Nm[3³]|Nos\.?|numbers|pieces|pairs|metres|sq\.?\s?m)${PER}|(?:TPD|TPA|TPM|TPH|MTPA|MTPD|MTPM|MTA|KLD|KLPD|KLPA|CMD|MLD)\b)`,
  'gi',
);

/** "The daily discharge shall not exceed 96 KL". */
const DAILY = /\b(?:daily|each\s+day)\b/i;
const VOLUME = new RegExp(String.raw`${VALUE}\s*(KL|m[3³])\b(?!\s*(?:\/|per))`, 'gi');

/** All amounts over a time that a sentence prints. */
export const listRates = (text: string): Amount[] =>
  [...findMatches(RATE, text), ...(matches(DAILY, text) ? findMatches(VOLUME, text) : [])]
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      value: groupOf(found, 1),
      unit: groupOf(found, 2).trim().replace(/\.$/, ''),
    }))
    .toSorted((a, b) => a.start - b.start);

/** The words between the amount before and this one, and those up to the next: where its name can stand. */
export const wordsAround = (
  text: string,
  amounts: readonly Amount[],
  at: number,
): { before: string; behind: string } => {
  const own = amounts[at];
  return {
    before: text.slice(amounts[at - 1]?.end ?? 0, own?.start ?? 0),
    behind: text.slice(own?.end ?? 0, amounts[at + 1]?.start),
  };
};
