import { upper } from './grammar.ts';
import { shorten } from './shorten.ts';
import { toBaseForm } from './verbs.ts';

/** A paper that is called by what it is alone, and to whom it goes. */
const VAGUE =
  /^(Submit|Furnish|Send|Upload|Forward|File|Report|Display|Publish|Share)\s+((?:(?:analysis|test|monitoring|monthly|quarterly|consolidated)\s+)?(?:reports?|results?|findings|data|readings))((?:\s+(?:(?:to|in|with)\s|on\s+(?:the\s+)?(?:[\w-]+\s+)?(?:portal|website|XGN|OCMMS)\b).*)?)$/;
/** What was looked at before. */
const ACT =
  /^(?:Carry\s+out|Conduct|Perform|Undertake|Monitor|Analyse|Analyze|Test|Sample|Measure|Survey|Inspect|Check|Examine|Draw|Collect|Record|Note|Log)\s+(?:and\s+(?:analy[sz]e|test|send|check|record)\s+)?(.+)$/;

/** Where samples were looked at. */
const IN_LABORATORY = /\s(?:in|from|by|through)\s(?:an?\s|the\s|its\s)?(?:[\w-]+\s)?laborator(?:y|ies)\b.*$/i;

/** A verb and its object, in a name. */
const VERB_AND_OBJECT =
  /^((?:Carry\s+out|Draw\s+up|Fill\s+up|Hand\s+over|Take\s+out|Put\s+up|Set\s+up|Lay\s+out)|[A-Z][\w-]*(?: (?:in|out|up)(?= [a-z]))?)\s+(.+)$/;
/** What an object is followed by: "copy of the scheme to the Board in Form 4". */
const BEHIND_OBJECT = /\s(?:to|in|on|at|for|from|with|by|through|within|over)\s.*$/;
const OFTEN = '(?:annual|yearly|half[- ]yearly|quarterly|monthly|fortnightly|weekly|daily)';

/** Names without an object of their own, and what they are called with that of the name before. */
const SPARED: readonly (readonly [
  wording: RegExp,
  whole: (object: string, before: string, m: RegExpExecArray) => string,
])[] = [
  // "Put in operation".
  [
    /^Put (in(?:to)? (?:operation|place|use|service|order))$/,
    (object, _before, m) => `Put ${object} ${m[1]}`,
  ],
  // "Check them", "Keep sent to the office", "Arrange repeated": the object, or the subject, of what was said before.
  [/^(\S+) (?:them|they|it|these|those|the same)$/, (object, _before, m) => `${m[1]} ${object}`],
  [
    /^(?:Arrange|Record|Keep|Compile|Maintain|Submit|File|Monitor) (sent|kept|[a-z]{3,}ed)((?: (?:to|on|in|by) .+)?)$/,
    (object, before, m) => {
      const verb = toBaseForm(m[1] ?? '');
      return verb ? `${upper(verb)} ${object}${m[2]}` : before;
    },
  ],
  // "Arrange by plant head": the same by another.
  [/^Arrange by .+$/, (_object, before) => before],
  // "Analyse quality": of what was said before.
  [
    /^(Analyse|Check|Monitor|Test) (quality)$/,
    (object, _before, m) => `${m[1]} ${m[2]} of ${object.replace(/^quality of /, '')}`,
  ],
  // "Calibrate".
  [
    /^(Analyse|Calibrate|Check|Clean|Inspect|Install|Maintain|Monitor|Paint|Renew|Repair|Replace|Review|Service|Test|Update)$/,
    (object, _before, m) => `${m[1]} ${object}`,
  ],
  // "Arrange annual".
  [new RegExp(`^(?:Arrange|Carry out|Submit|File|Monitor) ${OFTEN}$`), (_object, before) => before],
  // "Carry out 2 ha".
  [
    /^(?:Arrange|Carry out) ([\d.,]+ (?:ha|hectares?|acres?|m|km|MT|t|nos?|trees|saplings)\b.*)$/,
    (object, before, m) =>
      `${VERB_AND_OBJECT.exec(before)?.[1] ?? ''} ${/^\d/.test(object) ? '' : `${object} of `}${m[1]}`,
  ],
];
/** "Have turned" after "Have waste heap fumigated". */
const HAVE_DONE = /^Have ([a-z]+(?:ed|n|t))$/;
const HAVE_THING = /^Have (.+) [a-z]+(?:ed|n|t)$/;

const toWhole = (name: string, before: string): string | null => {
  const done = HAVE_DONE.exec(name)?.[1];
  const thing = HAVE_THING.exec(before)?.[1];
  if (done) return thing ? `Have ${thing} ${done}` : null;
  const object = VERB_AND_OBJECT.exec(before)?.[2]?.replace(BEHIND_OBJECT, '');
  if (!object) return null;
  for (const [wording, whole] of SPARED) {
    const m = wording.exec(name);
    if (m) return whole(object, before, m);
  }
  return null;
};

/**
 * A name that says nothing without the one before it ("Submit report to the Board"), with what that one is about: "Submit
 * report of third party environmental audit", or that spares its object ("Put in operation"). Others stay.
 */
export const withAct = (name: string, before: string): string => {
  const spared = toWhole(name, before);
  if (spared !== null) return shorten(spared, (spared.split(' ', 1)[0] ?? '').length + 1);
  const [, verb = '', paper = '', rest = ''] = VAGUE.exec(name) ?? [];
  const act = ACT.exec(before)?.[1]?.replace(IN_LABORATORY, '');
  if (!verb || !act) return name;
  const whole = shorten(`${verb} ${paper} of ${act}${rest}`, verb.length + 1);
  return whole.length > `${verb} ${paper}`.length ? whole : name;
};
