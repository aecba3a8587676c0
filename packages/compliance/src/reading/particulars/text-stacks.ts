import { groupOf } from '../language/group.ts';
import { findMatches, matches } from '../language/search.ts';
import type { TextParticular } from './text-particular.ts';

/** What the sentences of heights speak of. */
export const STACK = /\b(?:stacks?|chimneys?)\b/i;
const METRES = /(?<![\w.,/-])(\d{1,3}(?:\.\d+)?)\s*(m|mts|mtrs?|met(?:re|er)s?)\b\.?(?!\s*(?:\/|per|x|×))/gi;
const PLANT = String.raw`((?:\d[\w.]*\s*(?:x\s*\d+\s*)?(?:TPH|TPD|T\/hr|KVA|MW|MT|lakh|kcal\/hr)?\s+)?(?:capacity\s+)?[A-Za-z][\w\s./&()-]{2,60}?)`;
const END = String.raw`(?=\s+(?:shall|should|must|is|are|will|with|having|and\s+(?:a|the)\b|of\s+(?:minimum|height)|to\s+be|for\s+)|\s*[,;:]|\.(?:\s|$)|$)`;
const TO = String.raw`(?:(?:to\s+be\s+)?(?:attached|connected|fitted|provided)\s+to|for)\s+(?:the\s+|its\s+|each\s+)?`;
const BEHIND = new RegExp(`${TO}${PLANT}${END}`, 'i');
const BEFORE = new RegExp(String.raw`\b(?:stacks?|chimneys?)\s+(?:${TO}|of\s+the\s+)${PLANT}${END}`, 'i');
const SUBJECT = new RegExp(
  String.raw`(?:^|[.;]\s*|\b(?:the|and)\s+)(?:the\s+)?${PLANT}\s+(?:shall|should|must|is|are)\s+(?:have|be\s+provided\s+with|be\s+fitted\s+with|provided\s+with)\b`,
  'i',
);
/** "from the 10 TPH coal fired boiler …; the stack shall be of 42 m height". */
const SIZED =
  /\b(\d+(?:\.\d+)?\s*(?:TPH|TPD|KVA|MW)\s+(?:[a-z-]+\s+){0,3}?(?:boiler|kiln|furnace|heater|D\.?G\.?\s+set))\b(?=[^;]*;\s*(?:the|its)\s+(?:stack|chimney)\b)/i;
/** "D.G. set of 250 KVA with a stack of 3 m ARL". */
const WITH =
  /(?:^|[.;]\s*)([A-Z][A-Za-z.]*(?:\s+[A-Za-z.]+){0,3}?(?:\s+of\s+\d+\s*(?:KVA|TPH))?)\s*(?:\([^()]*\))?\s*(?:,|with|having)\s+(?:a\s+)?(?:stack|chimney)\s+(?:of\s+)?$/;
const WHO = /^(?:unit|industry|applicant|occupier|company|factory|board|project|plant)$/i;

const nameOf = (before: string, behind: string): string | null => {
  const found =
    BEHIND.exec(behind) ??
    BEFORE.exec(before) ??
    SUBJECT.exec(before) ??
    SIZED.exec(before) ??
    WITH.exec(before);
  const name = found ? groupOf(found, 1).trim() : '';
  return name === '' || WHO.test(name) ? null : name;
};

/** The stacks of a sentence, with the heights that they are to have. */
export const readStacks = (text: string): TextParticular[] => {
  if (!matches(STACK, text)) return [];
  const hits = findMatches(METRES, text);
  return hits.flatMap((hit, at) => {
    const from = hits[at - 1];
    const before = text.slice(from ? from.index + from[0].length : 0, hit.index);
    const behind = text.slice(hit.index + hit[0].length, hits[at + 1]?.index);
    // Platforms, distances and diameters are metres as well.
    const isHeight =
      /\b(?:height|high|tall|AGL|ARL|above\s+(?:ground|roof))\b/i.test(
        `${before.slice(-50)} ${behind.slice(0, 24)}`,
      ) && STACK.test(`${before} ${behind.slice(0, 60)}`);
    if (
      !isHeight ||
      /\b(?:platform|ladder|distance|diameter|within|port\s*holes?|roof\s+of)\b[^,;]{0,30}$/i.test(before)
    )
      return [];
    const name = nameOf(before, behind);
    return name === null ? [] : [{ kind: 'stack', name, value: groupOf(hit, 1), unit: groupOf(hit, 2) }];
  });
};
