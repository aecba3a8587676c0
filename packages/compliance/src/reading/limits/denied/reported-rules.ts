import { type Rule, readFirst } from '../../rule.ts';

/** What shows that words report figures of a document, a day, a plant as it runs or is built. */
export type ReportedRule = Rule<[text: string], 'reported'>;

const byWords = (id: string, words: RegExp): ReportedRule => ({
  id,
  read: (text) => (words.test(text) ? 'reported' : null),
});

/** Words that stand in no order of a limit. All rules are asked until one knows the words. */
export const REPORTED_RULES: readonly ReportedRule[] = [
  /** "Ambient air at the gate during September was PM10 54": a state, by what it held. Leaves what is to be. */
  byWords('was-named', /\b(?:was|were)\s+(?:only\s+|about\s+|around\s+)?(?:pH|[A-Z][A-Z\d][\w.&]*)\s/),
  /** "MLSS of 3,400 mg/l", "F/M 0.12": how a plant for sludge is run. Leaves what is let out. */
  byWords('sludge', /\b(?:ML(?:V)?SS|HRT|SRT|SVI|sludge\s+volume\s+index)\b|\bF\s?\/\s?M\b/),
  /** "of the last quarter": a time that is over. Leaves times to come. */
  byWords(
    'last-time',
    /\b(?:of|in|during|for|over)\s+(?:the\s+)?(?:last|previous|past|preceding)\s+(?:\w+\s+)?(?:quarters?|months?|years?|seasons?|visits?|inspections?)\b/i,
  ),
  /** "The report of January 2022 gives NOx of 96 mg/Nm3", "the certificate of the maker shows": who says what was measured. Leaves a report that is to be made. */
  byWords(
    'document-says',
    /\b(?:reports?|certificates?|returns?|log\s*-?\s?books?|registers?|statements?)\b(?:[^;.]|\.\S|\b(?:M\/s|Dr|No)\.){0,90}\b(?:gives?|gave|shows?|showed|puts?|has|have|had|says?|said|mentions?|mentioned)\b/i,
  ),
  /** "Ambient air measured by the applicant in July was PM10 62": what somebody measured, said of the thing. Leaves what is to be measured. */
  byWords(
    'was-measured',
    /\b(?:measured|monitored|recorded|observed|sampled|analy[sz]ed|tested)\s+(?:by|on|in|at|during|near)\b(?:[^;.]|\.\d){0,90}\b(?:was|were|gave|showed)\b/i,
  ),
  /** "µg/m3 on 15/09/2023", "mg/l in May 2024": a figure of one day or month. Leaves figures without one. */
  byWords(
    'dated-figure',
    /(?:mg|[µμu]g|micrograms?|dB|ppm|MPN|NTU)[^\s;,]*(?:\s?(?:ml|m3))?\s+(?:each\s+)?(?:on|in|during|dated|of)\s+(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+(?:19|20)\d\d)/i,
  ),
  /** "The plant (reject 0.9 KL/hr, TDS 310 mg/l) was in operation": how it was running. Leaves how it is to run. */
  byWords(
    'was-running',
    /\b(?:was|were)\s+(?:(?:not|found|seen)\s+)*(?:(?:in|under)\s+(?:operation|use|maintenance)|operational|working|running|idle|satisfactory|in\s+order)\b/i,
  ),
  /** "Values taken for design by the supplier", "by design": what a plant is built for. Leaves what is asked of it. */
  byWords(
    'for-design',
    /\b(?:values?|figures?|data|quality|characteristics)\s+(?:\w+\s+){0,2}?(?:taken|adopted|assumed|considered|used)\s+(?:for|in)\s+(?:the\s+)?design\b|\b(?:adopted|assumed|taken)\s+for\s+(?:the\s+)?design\b|\bby\s+design\b/i,
  ),
  /** "The result of the kiln was PM 96": the outcome of an analysis. Leaves results that are to be sent. */
  byWords(
    'result-was',
    /\b(?:results?|readings?|analysis|samples?|outcome)\b(?:[^;.]|\.\d){0,60}\b(?:was|were)\s+(?:pH\b|[A-Z])/,
  ),
  /** "(daily average of 12.03.2023)", "inspection dated 28/11/2023", "last JVS result of 14th March, 2024": what was taken on a day. Leaves what is counted in days. */
  byWords(
    'of-day',
    /\b(?:average|mean|values?|readings?|inspect(?:ions?|ed)|visits?|visited|samples?|sampl(?:ing|ed)|results?|monitor(?:ing|ed)|analysis|reports?|surveys?|measurements?)\s+(?:\w+\s+){0,2}?(?:(?:dated?|dt|dtd)\b\.?|of|on|for|during)\s*(?:the\s+)?\d{1,2}(?:[./-]\d{1,2}[./-]\d{2,4}|(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})/i,
  ),
  /** "is expected to be about 8 mg/Nm3": what is foreseen. Leaves what shall be. */
  byWords(
    'expected',
    /\b(?:is|are|was|were)\s+(?:expected|anticipated|estimated|likely|assumed)\s+(?:to|at|as)\b/i,
  ),
];

/** Whether words report figures of a document, a day, a plant as it runs or is built. */
export const isReported = (text: string, rules = REPORTED_RULES): boolean => readFirst(rules, text) !== null;

/** The words up to the first colon, which say what the rest of a sentence lists; dates have stops of their own. */
const LEAD =
  /^((?:[^:;.]|\.(?=\d|\s*\d)|\b(?:No|Nos|M\/s|Dr|St|Regd)\.|(?<=\(|\s|^)[\dA-Za-z]{1,4}\.)*?):(?!\s*\/)\s/;
/** "Results of Zonal Laboratory for samples of …", "Load on ETP in October 2023", "Particulars of ash systems". */
const TELLS =
  /^\W*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]+\s*|\d{1,2}(?:\.\d{1,2})+\s+)?(?:results?|analysis|sampling|samples?|readings?|findings?|observations?|particulars|details|load|performance|verification|report|data|status)\b(?:\s+\w+)?\s*(?:of|by|on|for|from|in|report|results?)\b/i;
const MONTH_OVER =
  /\b(?:in|during|for|of)\s+(?:the\s+month\s+of\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,?\s+(?:19|20)\d\d\b|\b(?:in|during|for|of)\s+(?:19|20)\d\d(?:-\d\d)?\b/i;

/** The words before the colon of a sentence that lists what was reported; null where they announce something else. */
export const findReportingLead = (text: string): string | null => {
  const lead = LEAD.exec(text)?.[1] ?? '';
  return lead !== '' && (TELLS.test(lead) || isReported(lead) || MONTH_OVER.test(lead)) ? lead : null;
};
