import { upper } from './grammar.ts';

/** Nouns of something that is carried out. */
const ACT =
  /\b(?:drills?|surveys?|audits?|trainings?|stud(?:y|ies)|check-?\s?ups?|examinations?|inspections?|monitoring|sampling|analys[ei]s|tests?|testing|calibration|validation|verification|assessments?|maintenance|cleaning|sprinkling|sweeping|suppression|plantations?|programmes?|camps?|mapping|census|inventory|activit(?:y|ies)|checks?|works?|surveillance|meetings?|x-?rays?|audiometry|spirometry|measurements?|censuses|exercises?|rounds?|rehearsals?|servicing|overhaul\w*|repairs?|desilting|desludging|lining|painting|clearing|removal|bioremediation|reviews?|evaluation|balance|patrols?|visits?|watering|LDAR|Detection\s+and\s+Repair|enumeration|modelling|compliance|immunisation|vaccination|rehabilitation|restoration|reclamation|tree\s+count|screening|matching|mixing|handover|counts?)\b/i;
/** What is watched in nature, or at a stack. */
const WATCHED = /\b(?:dust|noise|air|water|emissions?|effluents?|sewage|odou?r|vibrations?|VOCs?)\b/i;

/** A name that grammar made of two words that say the same, or of a verb that nobody uses of its object. */
const MENDS: readonly (readonly [wording: RegExp, better: string])[] = [
  // "Monitor monitoring of VOC".
  [
    /^(?:Monitor\s+monitoring|Test\s+testing|Analyse\s+analysis|Calibrate\s+calibration|Inspect\s+inspection)\s+of\s+(?!full\b)(?=\S)/i,
    '',
  ],
  [/^Calibrate\s+(?:calibration\s+of\s+)?full$/i, 'Carry out full calibration'],
  // "Test mock drill", "Monitor water audit".
  [
    /^(?:Test|Check|Analyse|Monitor|Calibrate|Make|Record)\s+(?=(?:(?!of\b|for\b|at\b)[\w&/-]+\s+){0,3}(?:drills?|surveys?|audits?|x-?rays?|audiometry|spirometry|check-?ups?)\b(?!\s+(?:reports?|results?|records?)\b))/i,
    'Carry out ',
  ],
  // "Calibrate for multi-point", "Require in-house calibration checks", "Train refresher": a noun that was taken apart.
  [/^Calibrate\s+for\s+((?:[\w-]+\s+){0,2}[\w-]+)$/i, 'Carry out $1 calibration'],
  [
    /^Calibrate\s+((?:multi|single|one|two|three|zero)[-\s](?:point|span|level)(?:\s+and\s+span)?)(\s+of\s+.+)?$/i,
    'Carry out $1 calibration$2',
  ],
  [/^Train\s+refresher$/i, 'Carry out refresher training'],
  [/^Test\s+(?:annual\s+)?performance$/i, 'Carry out performance testing'],
  [
    /^(?:Require|Monitor)\s+(?=(?:[\w-]+\s+){1,4}(?:checks?|testing|calibration|inspections?|maintenance|trainings?)$)/i,
    'Carry out ',
  ],
  // "Submit draw up statement": two verbs.
  [/^(?:Submit|File|Record|Arrange)\s+(draw|make|fill|write|put)(?=\s+up\s)/i, '$1'],
  // "File to file returns".
  [/^(file|submit|send|furnish)\s+to\s+\1\s+/i, '$1 '],
  [/^Submit\s+kindly\s+submit\s+/i, 'Submit '],
  // "Have inspector have the heap turned": whoever is to get it done.
  [
    /^Have\s+(?:(?!have\b)[\w-]+\s+){1,4}have\s+(?:the\s+)?(?=(?:.*\s)?[a-z]{2,}(?:ed|en|wn)(?:\s|$))/i,
    'Have ',
  ],
];

/** A device and nothing that is done: its name ends with it. */
const DEVICE =
  /^(?:(?!of\b|for\b|in\b|at\b)[\w&/.-]+,?\s+){0,6}?(?:detectors?|sensors?|alarms?|pumps?|meters?|gauges?|hydrants?|extinguishers?|systems?|valves?|showers?|analy[sz]ers?|filters?|hoods?|curtains?|sprinklers?|sirens?|dampers?|blowers?|fans?)$/i;

const VERB_OF_DOUBLE: Record<string, string> = {
  monitor: 'Monitor',
  test: 'Test',
  analyse: 'Analyse',
  calibrate: 'Calibrate',
  inspect: 'Inspect',
};

/** A name as a person would say it; most stay as they are. */
export const toMendedName = (name: string): string => {
  const verb = VERB_OF_DOUBLE[name.split(' ', 1)[0]?.toLowerCase() ?? ''] ?? '';
  const said = MENDS.reduce((words, [wording, better]) => {
    const next = words.replace(wording, better);
    return better === '' && next !== words ? `${verb} ${next}` : next;
  }, name);
  const mended = upper(said);
  const thing = /^(?:Carry out|Conduct|Perform|Undertake) (.+)$/.exec(mended)?.[1];
  if (!thing || ACT.test(thing)) return mended;
  // "Carry out chlorine leak detectors": a device is looked at.
  if (DEVICE.test(thing)) return `Check ${thing}`;
  return mended.startsWith('Carry out') && WATCHED.test(thing) ? `Monitor ${thing}` : mended;
};
