import { COMMANDS, lower } from './grammar.ts';

/** "constitute a committee which shall meet": what hangs on a noun has that noun for its subject. */
const RELATIVE =
  /^(.*?)\b((?:an?|the)\s+(?:(?!\b(?:an?|the|of|in|at|by|for|to|with|who|which|that)\b)[\w-]+\s+){0,4}(?!\b(?:an?|the|of|in|at|by|for|to|with|who|which|that)\b)[\w-]+)\s*,?\s+(?:which|who|that)\s+((?:shall|should|must|will)\s.*)$/is;
/** "shall not be drawn without permission of the Board, which shall be obtained". */
const RELATIVE_BARE =
  /^(.*?\s(?:without|with)\s+)((?!(?:the|an?|its)\b)(?:[\w-]+\s+){0,4}[\w-]+),\s+which\s+((?:shall|should|must|will)\s+be\s.*)$/is;
/** "shall install meters at the inlet, which shall be read": the object of the verb before. */
const RELATIVE_OBJECT =
  /^(.*?\b(?:shall|should|must|will)\s+(?!be\b)[a-z]+)\s+((?!(?:an?|the|of|in|at|by|for|to|with|on)\b)[\w-]+(?:\s+(?!(?:an?|the|of|in|at|by|for|to|with|on)\b)[\w-]+){0,3}?)(?:\s+(?:of|in|at|for|on)\s[^,;]*)?,\s+which\s+((?:shall|should|must|will)\s+be\s.*)$/is;
/** "on the basis of a C.A. certificate for each year, which shall be furnished": the paper that stands next to it. */
const RELATIVE_PAPER =
  /^(.*?)\b((?:[A-Z][\w.]*\s+)?(?:certificates?|reports?|statements?|returns?|agreements?|bills?|receipts?))(?:\s+(?:of|for|on)\s[^,;]{2,50})?,\s+which\s+((?:shall|should|must|will)\s+be\s.*)$/is;
/** A body of several people. */
const BODY =
  /\b((?:(?!\b(?:the|an?|of|shall|should|must|constitute|form)\b)[\w-]+\s+){0,5}(?:committee|cell|team|panel))\b/i;
/** Most clauses have none of these, and are spared the patterns. */
const HANGS_ON = /\b(?:which|who|that)\s+(?:shall|should|must|will)\s/i;

/** "…, with level readings taken": a passive that hangs on the clause. */
const WITH_DONE =
  /,?\s+with\s+(?!the\s+help\b|a\s+view\b)((?:[\w-]+\s+){1,5}?)((?!(?:consumed|generated|used|produced|required|located|installed|stored)\b)[a-z]{3,}ed|taken|kept|drawn|sent|made|done)\s*$/i;
/** "…, and a summary e-mailed": a passive that spares its command. */
const AND_A_DONE =
  /\s+and\s+((?:the|an?|its|their)\s+(?:(?!be\b|being\b|been\b)[\w-]+\s+){1,7}?)((?!(?:located|situated|based|dated|used|generated|consumed)\b)[a-z-]{3,}ed|sent|kept)((?:\s+(?:to|in|on|at|with)\s[^,;]{2,40})?)\s*$/i;
/** "… and an annual statement thereof be furnished", "… and compliance status submitted": a paper. */
const AND_A_PAPER =
  /\s+and\s+((?:(?:the|an?|its)\s+)?(?:[\w-]+\s+){0,3}?(?:returns?|reports?|statements?|certificates?|results?|status|abstracts?|summar(?:y|ies))\s+(?:(?:of|on|for)\s+(?:(?!be\b)[\w-]+\s+){1,6}?(?=be\s))?)(?:thereof\s+)?(?:be\s+)?([a-z-]{3,}ed|sent|kept)((?:\s+(?:to|in|on|at|with)\s[^,;]{2,40})?)\s*$/i;
/** "shall be kept at 1050 degrees and recorded": the second participle has the period. */
const SECOND_PASSIVE =
  /^(.+?\s(?:shall|should|must)\s+be\s)(?:[a-z]+ed|kept|held|run)\s+(?!and\b)\S.*?,?\s+and\s+([a-z]{3,}ed|kept|sent|drawn)\s*$/i;

/** What a passive is said of. */
const SUBJECT = /^\W*(?:the\s+)?([^,;]{3,80}?)\s+(?:shall|should|must)\s+be\s/i;

/** "obtain the policy and renew the same", "provide a meter and get it calibrated": what is done again and again. */
const DONE_AGAIN =
  /\b(?:shall|should|must|will)\s+(?!be\b)[a-z]+\s+(?:and\s+[a-z]+\s+)?(?:the\s+|an?\s+|its\s+)?([^;]+?)\s+and\s+(?:(renew|update|revise|calibrate|repeat|clean|inspect)\s+(?:the\s+same|it|them)|get\s+(?:it|them|the\s+same)\s+([a-z]{3,}ed))\s*$/i;

/** The command that is left where the second of two verbs has the period; null where there is none. */
export const toRenewed = (clause: string): string | null => {
  const [, what, verb, participle] = DONE_AGAIN.exec(clause) ?? [];
  if (!what) return null;
  return verb ? `The unit shall ${verb} ${what}` : `${what} shall be ${participle}`;
};

/** The last of several passives before a period, with the noun that it is said of. */
export const toLastVerb = (clause: string): string => {
  const also = AND_A_PAPER.exec(clause) ?? AND_A_DONE.exec(clause);
  if (also && COMMANDS.test(clause.slice(0, also.index))) {
    // "shall be determined and the average reported": of what was determined.
    const of = /^(?:the\s+)?(?:average|total|mean)\s+$/i.test(also[1] ?? '')
      ? SUBJECT.exec(clause)?.[1]
      : undefined;
    return `${also[1]}${of ? `of ${lower(of)} ` : ''}shall be ${also[2]}${also[3]}`;
  }
  const done = WITH_DONE.exec(clause);
  if (done && COMMANDS.test(clause.slice(0, done.index))) return `${done[1]}shall be ${done[2]}`;
  const second = SECOND_PASSIVE.exec(clause);
  return second ? `${second[1]}${second[2]}` : clause;
};

/** The noun and what it shall do, where a clause that hangs on it holds the period. */
export const toRelative = (clause: string): string => {
  if (!HANGS_ON.test(clause)) return clause;
  const m =
    RELATIVE_PAPER.exec(clause) ??
    RELATIVE_OBJECT.exec(clause) ??
    RELATIVE_BARE.exec(clause) ??
    RELATIVE.exec(clause);
  // "a committee under the chairmanship of the officer, which shall meet": an officer does not meet.
  const body = /^(?:shall|should|must|will)\s+(?:also\s+)?meet\b/i.test(m?.[3] ?? '')
    ? BODY.exec(m?.[1] ?? '')?.[1]
    : undefined;
  if (body) return `${body} ${m?.[3]}`;
  return m && COMMANDS.test(m[1] ?? '') ? `${m[2]?.trim()} ${m[3]}` : clause;
};
