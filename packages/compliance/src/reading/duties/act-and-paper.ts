import { hasDay } from '../periods/pairs.ts';
import type { Clause } from './clauses.ts';

/** "audit shall be got conducted and the audit report placed before the Board by": an act, its paper, and what becomes of it. */
const ACT_THEN_PAPER =
  /\b(?:shall|should|must|to)\s+(?:also\s+)?be\s+(?:got\s+)?(?:done|conducted|carried\s+out|undertaken|held|performed|organi[sz]ed)\b(?:(?!\b(?:shall|should|must)\b)[^;])*?(,?\s+(?:and|&)\s+)(?:(?:the|its|their|such|an?)\s+)?(?:[\w-]+\s+){0,3}?(?:reports?|results?|findings|certificates?|summary|minutes|recommendations)\s+(?:(?:thereof|of\s+(?:the\s+)?[\w-]+|so\s+\w+)\s+)?(?:(?:shall|should|must)\s+)?(?:also\s+)?(?:be\s+)?(?:placed|laid|put\s+up|sent|submitted|furnished|filed|forwarded|uploaded|produced|presented|given|brought|reported|e-?mailed)\b(?:(?!\b(?:shall|should|must|and)\b)[^;])*$/i;

/** "as per the schedule hereunder", "as given below": when the act is done stands in a list or table that follows. */
const TIMED_BELOW =
  /\b(?:as\s+(?:per|given|stated|detailed|indicated|specified|shown|mentioned|under)|in\s+accordance\s+with|according\s+to)\b[^;]*?\b(?:below|hereunder|here-?\s?in-?\s?below|here-?\s?in-?after|following|under)\W*$/i;

/**
 * "The audit shall be conducted and its report placed before the Board by 31st July of every year": the act and the paper
 * are a duty each, due on the same day; the act alone is none where its times stand below. Other clauses stay as they are.
 */
export const withPaperOfAct = (clauses: readonly Clause[], sentence: string): Clause[] =>
  clauses.flatMap((clause) => {
    const { start, period } = clause;
    if (period.kind !== 'recurring' || !hasDay(period) || clause.beside) return [clause];
    const before = sentence.slice(start, period.start);
    const joint = ACT_THEN_PAPER.exec(before);
    const and = joint?.[1];
    if (!joint || and === undefined) return [clause];
    const at = start + joint.index + joint[0].lastIndexOf(and);
    const paper = { ...clause, start: at + and.length };
    return TIMED_BELOW.test(sentence.slice(start, at)) ? [paper] : [{ ...clause, end: at }, paper];
  });
