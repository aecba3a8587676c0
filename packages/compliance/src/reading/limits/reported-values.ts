/** "The report of January 2022 gives NOx of 96 mg/Nm3", "the certificate of the maker shows": who says what was measured. */
const DOCUMENT_SAYS =
  /\b(?:reports?|certificates?|returns?|log\s*-?\s?books?|registers?|statements?)\b(?:[^;.]|\.\S|\b(?:M\/s|Dr|No)\.){0,90}\b(?:gives?|gave|shows?|showed|puts?|has|have|had|says?|said|mentions?|mentioned)\b/i;
/** "Ambient air measured by the applicant in July was PM10 62": what somebody measured, said of the thing. */
const WAS_MEASURED =
  /\b(?:measured|monitored|recorded|observed|sampled|analy[sz]ed|tested)\s+(?:by|on|in|at|during|near)\b(?:[^;.]|\.\d){0,90}\b(?:was|were|gave|showed)\b/i;
/** "µg/m3 on 15/09/2023", "mg/l in May 2024": a figure of one day or month. */
const DATED_FIGURE =
  /(?:mg|[µμu]g|micrograms?|dB|ppm|MPN|NTU)[^\s;,]*(?:\s?(?:ml|m3))?\s+(?:each\s+)?(?:on|in|during|dated|of)\s+(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+(?:19|20)\d\d)/i;
/** "The plant (reject 0.9 KL/hr, TDS 310 mg/l) was in operation": how it was running. */
const WAS_RUNNING =
  /\b(?:was|were)\s+(?:(?:not|found|seen)\s+)*(?:(?:in|under)\s+(?:operation|use|maintenance)|operational|working|running|idle|satisfactory|in\s+order)\b/i;
/** "Values taken for design by the supplier", "by design": what a plant is built for. */
const FOR_DESIGN =
  /\b(?:values?|figures?|data|quality|characteristics)\s+(?:\w+\s+){0,2}?(?:taken|adopted|assumed|considered|used)\s+(?:for|in)\s+(?:the\s+)?design\b|\b(?:adopted|assumed|taken)\s+for\s+(?:the\s+)?design\b|\bby\s+design\b/i;

/** "The result of 04.05.2022 was BOD 96 mg/l". */
const RESULT_WAS =
  /\b(?:results?|readings?|analysis|samples?|outcome)\b(?:[^;.]|\.\d){0,60}\b(?:was|were)\s+(?:pH\b|[A-Z])/;
/** "(daily average of 12.03.2023)": of which day a figure is. */
const OF_DAY =
  /\b(?:average|mean|value|reading|result|report|sample)s?\s+(?:of|on|for|during|dated)\s+(?:the\s+)?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/i;
/** "is expected to be about 8 mg/Nm3": what is foreseen. */
const EXPECTED =
  /\b(?:is|are|was|were)\s+(?:expected|anticipated|estimated|likely|assumed)\s+(?:to|at|as)\b/i;
/** "of the last quarter": a time that is over. */
const LAST_TIME =
  /\b(?:of|in|during|for|over)\s+(?:the\s+)?(?:last|previous|past|preceding)\s+(?:\w+\s+)?(?:quarters?|months?|years?|seasons?|visits?|inspections?)\b/i;
/** "MLSS of 3,400 mg/l", "F/M 0.12": how a plant for sludge is run. */
const OF_SLUDGE = /\b(?:ML(?:V)?SS|HRT|SRT|SVI|sludge\s+volume\s+index)\b|\bF\s?\/\s?M\b/;
/** "Ambient air at the gate during September was PM10 54": a state, by what it held. */
const WAS_NAMED = /\b(?:was|were)\s+(?:only\s+|about\s+|around\s+)?(?:pH|[A-Z][A-Z\d][\w.&]*)\s/;

const REPORTED = [
  WAS_NAMED,
  OF_SLUDGE,
  LAST_TIME,
  DOCUMENT_SAYS,
  WAS_MEASURED,
  DATED_FIGURE,
  WAS_RUNNING,
  FOR_DESIGN,
  RESULT_WAS,
  OF_DAY,
  EXPECTED,
] as const;

/** Whether words report figures of a document, a day, a plant as it runs or is built. */
export const isReported = (text: string): boolean => REPORTED.some((words) => words.test(text));

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

/** "… in the sample of 08/01/2025" behind figures of a list in brackets, which a command may stand around. */
const OF_SAMPLE =
  /^[^;()]{0,60}\bin\s+(?:the|a|its|their|one)\s+(?:\w+\s+)?(?:samples?|analysis|test|report)\s+(?:of|dated|drawn|taken|collected|on|by|from)\b/i;

/** Whether the words behind a figure say that a sample had it. */
export const isOfSample = (behind: string): boolean => OF_SAMPLE.test(behind);

/** "Chlorine at 3 mg/l shall be dosed": how much is put in. */
const DOSED =
  /^\s*(?:(?:shall|should|must|will|to|is|are)\s+)+(?:be\s+)?(?:dosed|added|injected|fed|applied|mixed)\b/i;

/** Whether the words behind a figure say that so much is put in. */
export const isDose = (behind: string): boolean => DOSED.test(behind);
