import { toSentences } from '../language/sentences.ts';
import { citePassage, type Passage } from '../layout/passage.ts';
import type { ReadLimit } from '../types.ts';
import { toLimitMedium } from './medium.ts';
import { LIMIT_IN_TEXT, PARAMETER } from './values.ts';

const TIME_OF_DAY =
  /\b(?:day\s*-?\s*time|night\s*-?\s*time|day\b|night\b)(?:\s*\(\s*(?:from\s+|between\s+)?\d[^)]{2,40}\))?|between\s+\d{1,2}[^,;]{0,8}[ap]\.?\s?m\.?\s+(?:and|to)\s+\d{1,2}[^,;]{0,8}[ap]\.?\s?m\.?|\b\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?\s?m\.?\s*(?:to|-)\s*\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?\s?m\.?/gi;

type Hit = { start: number; end: number; limit: string; unit: string };

type TimeWord = { at: number; word: string; used: boolean };

/** Hours right behind their word, with nothing but brackets between. */
const isSameTime = (text: string, time: TimeWord, other: TimeWord): boolean => {
  const [first, second] = time.at < other.at ? [time, other] : [other, time];
  return /^[\s(,i.e-]*$/.test(text.slice(first.at + first.word.length, second.at)) && /\d/.test(second.word);
};

const readNoise = (text: string, hits: Hit[]): { parameter: string; hit: Hit }[] => {
  const times = [...text.matchAll(TIME_OF_DAY)].map((m) => ({ at: m.index, word: m[0].trim(), used: false }));
  return hits.flatMap((hit, at) => {
    const previous = hits[at - 1]?.end ?? 0;
    const next = hits[at + 1]?.start ?? text.length;
    const time =
      times.find((t) => !t.used && t.at >= previous && t.at < hit.start) ??
      times.find((t) => !t.used && t.at >= hit.end && t.at < next);
    if (!time) return [];
    // "day time (6 am to 10 pm)": the hours belong to the word before them.
    for (const other of times) if (other !== time && isSameTime(text, time, other)) other.used = true;
    time.used = true;
    return [{ parameter: time.word, hit }];
  });
};

const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation/i;
/** How far before its figure a parameter may stand. */
const REACH = 150;
const CUT =
  /[\s,]+(?:shall|should|not|to|exceed\w*|within|below|less|than|of|in|from|at|for|which|is|are|be|stay|remain|limited|maximum|restricted|concentration|level|the|prescribed|standards?|limit)(?:[\s,].*)?$|\s*[-–:=(<≤,].*$/i;
/** "pH 6.5-8.5", "pH shall be between 5.5 and 9.0": the one range without a unit. */
const PH_RANGE =
  /\bpH\b(?:\s+value)?(?:\s+(?:of\s+the\s+\w+(?:\s\w+)?\s+)?(?:shall|should|must)\s+be)?[\s:=-]*(?:(?:maintained|kept)\s+)?(?:(?:with)?in\s+the\s+range\s+of\s+|between\s+|within\s+|from\s+)?(\d{1,2}(?:\.\d{1,2})?\s*(?:to|-|–|and)\s*\d{1,2}(?:\.\d{1,2})?)(?![\d/])/i;
const FOLLOWS = /^\s*(?:of|for)\s+([A-Z][\w.]*(?:\s[a-z]+){0,2})/;

/** Limits that stand in a sentence: noise by day and night, and "Particulate Matter … 115 mg/Nm3". */
export const findTextLimits = (passage: Passage, section: string | null): ReadLimit[] =>
  toSentences(passage.text).flatMap((span) => {
    const text = passage.text.slice(span.start, span.end);
    const hits: Hit[] = [...text.matchAll(LIMIT_IN_TEXT)].map((m) => ({
      start: m.index,
      end: m.index + m[0].length,
      limit: m[1] ?? '',
      unit: m[2] ?? '',
    }));
    const acidity = PH_RANGE.exec(text);
    if ((hits.length === 0 && !acidity) || NEGLIGIBLE.test(text)) return [];
    const citation = citePassage(passage, span.start, span.end);
    const noise = readNoise(
      text,
      hits.filter((hit) => /dB/i.test(hit.unit)),
    );
    const limits: ReadLimit[] = noise.map(({ parameter, hit }) => ({
      medium: 'noise',
      parameter,
      limit: hit.limit,
      unit: hit.unit,
      citation,
    }));
    if (
      acidity?.[1] &&
      hits.every((hit) => hit.end <= acidity.index || hit.start >= acidity.index + acidity[0].length)
    )
      limits.push({
        medium: toLimitMedium('pH', null, [text, section ?? '']),
        parameter: 'pH',
        limit: acidity[1].trim(),
        unit: null,
        citation,
      });
    let from = 0;
    for (const hit of hits) {
      const before = text.slice(Math.max(from, hit.start - REACH), hit.start);
      from = hit.end;
      if (!/Nm\s?[3³]|[µμu]g\s?\/|microgram|mg\s?\/\s?l/i.test(hit.unit)) continue;
      const named = FOLLOWS.exec(text.slice(hit.end))?.[1]?.replace(/\s+and.*$/, '') ?? '';
      const found = [...before.matchAll(new RegExp(PARAMETER, 'gi'))].at(-1);
      const first = [...before.matchAll(new RegExp(PARAMETER, 'gi'))][0];
      const start = /particulate|suspended|dissolved|sul(?:ph|f)ur|oxides|carbon/i.test(first?.[0] ?? '')
        ? first?.index
        : found?.index;
      const parameter = PARAMETER.test(named)
        ? named.replace(/\.$/, '')
        : start === undefined
          ? ''
          : before.slice(start).replace(CUT, '').trim();
      if (parameter.length < 2) continue;
      limits.push({
        medium: toLimitMedium(parameter, hit.unit, [text, section ?? '']),
        parameter,
        limit: hit.limit,
        unit: hit.unit,
        citation,
      });
    }
    return limits;
  });
