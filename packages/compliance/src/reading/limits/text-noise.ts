import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { readByClause } from './noise-clauses.ts';
import { readPairedNoise } from './noise-pairs.ts';
import { findPoint } from './point-rules.ts';
import type { Hit, Sentence, TextLimit } from './sentence.ts';

const TIME_OF_DAY =
  /\b(?:day\s*-?\s*time|night\s*-?\s*time|day\b|night\b)(?:\s*\(\s*(?:from\s+|between\s+)?\d[^)]{2,40}\))?|between\s+\d{1,2}[^,;]{0,8}[ap]\.?\s*m\.?\s+(?:and|to)\s+\d{1,2}[^,;]{0,8}[ap]\.?\s*m\.?|\b\d{1,2}[.:]\d\d(?:\s*(?:hrs?\.?|hours))?\s*(?:to|-|–)\s*\d{1,2}[.:]\d\d(?:\s*(?:hrs?|hours)\b)?|\b\d{4}(?:\s*(?:hrs?\.?|hours))?\s*(?:to|-|–)\s*\d{4}\s*(?:hrs?|hours)\b|\b(?:0?[5-7]|2[0-3])(?:\s*(?:hrs?\.?|hours))?\s*(?:to|-|–|and)\s*(?:0?[5-7]|2[0-3])\s*(?:hrs?|hours)\b|\b(?:other|remaining)\s+(?:hours|times)\b|\b\d{1,2}(?:[.:]\d\d)?\s*[ap]\.?\s*m\.?\s*(?:to|-)\s*\d{1,2}(?:[.:]\d\d)?\s*[ap]\.?\s*m\.?/gi;

/** Where noise has a limit at all times; what is heard all over a plant is told otherwise. */
const AT_SOURCE =
  /\b(?:boundary|fence|D\.?\s?G\.?\s+sets?|generators?|compressors?|blowers?|work[\s-]*(?:zone|place|room)|machines?|from\s+(?:the\s+)?enclosure|at\s+(?:a\s+distance\s+of\s+)?(?:\d+(?:\.\d+)?|one)\s*m(?:et(?:re|er)s?)?)\b/i;
/** "DG set: 75 dBA at 1 metre": a machine and its decibels, and nothing else. */
const IS_SOURCE =
  /^\W*(?:\(?[\da-z]{1,3}[.)]\s*)?(?:the\s+)?(?:D\.?\s?G\.?\s+sets?|generators?|gensets?)\s*[:–-]/i;
/** "Work zone noise" is called so. */
const WORK_ZONE =
  /\bwork[\s-]*(?:zone|place|room)\s+noise\b|\bnoise\s+exposure(?:\s+of\s+(?:the\s+)?workers)?\b/i;
/** "Noise levels": what is limited, as it is called. */
const NOISE_LEVEL = /\bnoise\s+levels?\b/i;
/** "impulsive noise", "equipment noise". */
const SORT_OF_NOISE = /\b(?:impuls\w+|peak|equipment|machine\w*)\s+(?:noise|sound)\b/i;
const ALWAYS =
  /\b(?:not\s+(?:be\s+|to\s+)?(?:exceed|more\s+than)|less\s+than|below|within|(?:limited|controlled|restricted|reduced|confined)\s+to)\b|[<≤]|\bat\s+(?:a\s+distance\s+of\s+)?(?:\d+|one)\s*m(?:et(?:re|er)s?)?\b/i;

/** "noise 85 dB(A)" of a list. */
const NAMED_RIGHT_BEFORE = /[;,:]\s*noise(?:\s+levels?)?\s*[-–:]?\s*$/i;

/** "residential side – 55 dB(A)": the places of a sentence that tells them apart. */
const SIDE =
  /(?:^|[;:,.])\s*((?:(?!and\b|noise\b)[a-z]+\s+){1,2}(?:sides?|zone|area))\s*[:–-]\s*(?=\d|day|night|leq)/gi;

/** "work zone" right before its figure: there the same noise is allowed at all times. */
const IN_WORK_ZONE = /\b(work(?:ing)?[\s-]*(?:zone|place|room|area)(?:\s+noise)?)[^,;.\d]{0,24}$/i;
/** "Noise in the working area": its place. */
const NOISE_IN_WORK_ZONE =
  /\bnoise(?:\s+levels?)?\s+(?:in|at|inside)\s+(?:the\s+)?work(?:ing)?[\s-]*(?:zone|place|room|area)[^,;.\d]{0,40}$/i;
/** " in the work place" right behind it. */
const FOR_WORK_ZONE =
  /^\s*(?:in|at|inside|within|for)\s+(?:the\s+|any\s+)?work(?:ing)?[\s-]*(?:zone|place|room|area)s?\b/i;
/** "day" right before the next figure. */
const IS_RIGHT_BEFORE = /^\s*(?:time)?[\s:=–-]*$/i;

type TimeWord = { at: number; word: string; used: boolean };

/** Hours right behind their word, with nothing but brackets between. */
const isSameTime = (text: string, time: TimeWord, other: TimeWord): boolean => {
  const [first, second] = time.at < other.at ? [time, other] : [other, time];
  return /^[\s(,i.e-]*$/.test(text.slice(first.at + first.word.length, second.at)) && /\d/.test(second.word);
};

/** "by day", "at night (10 pm to 6 am)": named as the rules on noise name them, "day time". */
export const toTimeOfDay = (word: string): string => word.replace(/^(day|night)(?=\s*(?:$|\())/i, '$1 time');

/** "75/" before "70 dB(A)": two figures with one unit. */
const BESIDE = /(?<![\d.])(\d{2,3})\s*(?:\/|and|&|,)\s*$/i;
/** "75," right behind "Day". */
const BEHIND_TIME = /^\s*(?:time\s*)?[:=–-]?\s*(\d{2,3})(?=\s*(?:,|;|\/|and\b|&))/i;

/** The figures that share the one unit of a sentence: "Day 75, Night 70 dB(A)", "75/70 dB(A)". */
const listSharing = (text: string, hit: Hit | undefined, times: readonly TimeWord[]): Hit[] => {
  if (!hit) return [];
  const beside = BESIDE.exec(text.slice(0, hit.start));
  const found = [
    ...(beside ? [{ at: beside.index, figure: groupOf(beside, 1) }] : []),
    ...times.flatMap(({ at, word }) => {
      const behind = BEHIND_TIME.exec(text.slice(at + word.length, hit.start));
      return behind
        ? [
            {
              at: at + word.length + behind[0].length - groupOf(behind, 1).length,
              figure: groupOf(behind, 1),
            },
          ]
        : [];
    }),
  ];
  const figures = new Map(found.map(({ at, figure }) => [at, figure]));
  return [...figures].map(([at, figure]) => ({
    start: at,
    end: at + figure.length,
    limit: figure,
    unit: hit.unit,
  }));
};

/** "(6 am to 10 pm)" right behind the figure of "Day time 75 dB(A)": hours of a time that has its word. */
const withoutHours = (times: TimeWord[], text: string, hits: readonly Hit[]): TimeWord[] =>
  times.filter(({ at, word }) => {
    const which = hits.findLastIndex(({ end }) => end <= at);
    const hit = hits[which];
    if (!hit || !/\d/.test(word) || !/^\s*\(\s*(?:from\s+|between\s+)?$/i.test(text.slice(hit.end, at)))
      return true;
    const from = hits[which - 1]?.end ?? 0;
    return !times.some((each) => !/\d/.test(each.word) && each.at >= from && each.at < hit.start);
  });

/** The noise that a sentence allows by day and night, or at a source at all times. */
export const readNoise = (sentence: Sentence): TextLimit[] =>
  readPairedNoise(sentence) ?? readByClause(sentence, readOneNoise) ?? readOneNoise(sentence);

const readOneNoise = ({ text, hits: all }: Sentence): TextLimit[] => {
  const own = all.filter((hit) => /dB/i.test(hit.unit));
  if (own.length === 0) return [];
  const times = withoutHours(
    findMatches(TIME_OF_DAY, text).map((m) => ({
      at: m.index,
      word: m[0].trim().replace(/(?<=\d\s?[ap]m)\.$/i, ''),
      used: false,
    })),
    text,
    own,
  );
  const hits = own.length === 1 && times.length > 1 ? [...listSharing(text, own[0], times), ...own] : own;
  // "Noise of the set shall not exceed 75 dB(A)": at all times.
  if (
    times.length === 0 &&
    hits.length === 1 &&
    (/\b(?:noise|sound)\b/i.test(text) || IS_SOURCE.test(text)) &&
    AT_SOURCE.test(text) &&
    (ALWAYS.test(text) || NAMED_RIGHT_BEFORE.test(text.slice(0, hits[0]?.start)))
  )
    return hits.map((hit) => ({
      medium: 'noise',
      parameter: WORK_ZONE.exec(text)?.[0] ?? NOISE_LEVEL.exec(text)?.[0] ?? 'Noise',
      limit: hit.limit,
      unit: hit.unit,
    }));
  // "Work zone noise below 90 dB(A) and impulsive noise below 140 dB": each has its name in front of it.
  if (times.length === 0 && hits.length > 1) {
    const named = hits.map((hit, at) => {
      const words = text.slice(hits[at - 1]?.end ?? 0, hit.start);
      return ALWAYS.test(words) ? (WORK_ZONE.exec(words) ?? SORT_OF_NOISE.exec(words))?.[0] : undefined;
    });
    return hits.flatMap(({ limit, unit }, at) => {
      const parameter = named[at];
      return parameter === undefined ? [] : [{ medium: 'noise' as const, parameter, limit, unit }];
    });
  }
  const apart = times.filter((time, at) => {
    const last = times[at - 1];
    return last === undefined || !isSameTime(text, last, time);
  });
  // "in day time and night time … 75 dB(A) and 70 dB(A)": the times stand before all figures, in their order, or behind.
  const sides = findMatches(SIDE, text);
  const sideOf = (hit: Hit) => {
    const side = sides.findLast(({ index }) => index < hit.start)?.[1];
    return side === undefined ? {} : { point: side };
  };
  const isInTurn =
    apart.length === hits.length &&
    (apart.every(({ at }) => at < (hits[0]?.start ?? 0)) ||
      (hits.length > 1 && apart.every(({ at }) => at >= (hits.at(-1)?.end ?? 0))));
  if (isInTurn)
    return hits.map((hit, at) => ({
      medium: 'noise',
      parameter: toTimeOfDay(apart[at]?.word ?? ''),
      limit: hit.limit,
      unit: hit.unit,
      ...sideOf(hit),
    }));
  // "both during day and night i.e. 55 dB(A) during day time and 45 dB(A) during night time": each has its own behind it.
  const behind = hits.map((hit, at) =>
    apart.find((time) => time.at >= hit.end && time.at < (hits[at + 1]?.start ?? text.length)),
  );
  if (hits.length > 1 && apart.length > hits.length && behind.every((time) => time !== undefined))
    return hits.map((hit, at) => ({
      medium: 'noise',
      parameter: toTimeOfDay(behind[at]?.word ?? ''),
      limit: hit.limit,
      unit: hit.unit,
      ...sideOf(hit),
    }));
  // "work zone 85 dB(A), and day 75 dB(A) and night 70 dB(A)": with more figures than times, each time is of the next one.
  const isOfNext = (time: TimeWord, after: Hit | undefined) =>
    after !== undefined &&
    hits.length > apart.length &&
    IS_RIGHT_BEFORE.test(text.slice(time.at + time.word.length, after.start));
  let place: string | null = null;
  const hasWorkZone = hits.some((hit) => FOR_WORK_ZONE.test(text.slice(hit.end)));
  return hits.flatMap((hit, at) => {
    const previous = hits[at - 1]?.end ?? 0;
    place = findPoint(text.slice(previous, hit.start).replace(FOR_WORK_ZONE, '')) ?? place;
    const isInWorkZone = FOR_WORK_ZONE.test(text.slice(hit.end));
    const own =
      hits.length > apart.length && !isInWorkZone && (place !== null || hasWorkZone) ? { point: place } : {};
    const next = hits[at + 1]?.start ?? text.length;
    const time =
      times.find((t) => !t.used && t.at >= previous && t.at < hit.start) ??
      (isInWorkZone
        ? undefined
        : times.find((t) => !t.used && t.at >= hit.end && t.at < next && !isOfNext(t, hits[at + 1])));
    if (!time) {
      const parameter =
        (NOISE_IN_WORK_ZONE.test(text.slice(previous, hit.start))
          ? 'Noise'
          : IN_WORK_ZONE.exec(text.slice(previous, hit.start))?.[1]) ?? (isInWorkZone ? 'Noise' : undefined);
      return parameter === undefined
        ? []
        : [{ medium: 'noise' as const, parameter, limit: hit.limit, unit: hit.unit, ...own }];
    }
    // "day time (6 am to 10 pm)": the hours belong to the word before them.
    for (const other of times) if (other !== time && isSameTime(text, time, other)) other.used = true;
    time.used = true;
    return [
      {
        medium: 'noise',
        parameter: toTimeOfDay(time.word),
        limit: hit.limit,
        unit: hit.unit,
        ...own,
        ...sideOf(hit),
      },
    ];
  });
};
