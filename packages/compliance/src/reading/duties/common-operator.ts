import { keepDuties } from './said-twice.ts';
import type { Findings } from './table-obligations.ts';

/** A facility that many hand their waste or effluent over to, and who runs it. */
const FACILITY =
  '(?:common\\s(?:[\\w/&-]+\\s+){0,6}?(?:facility|plant|incinerator|site)|C\\.?B\\.?(?:M\\.?)?W\\.?T\\.?F\\b\\.?|CETP|CSTP|TSDF|CHWTSDF)(?:\\s*\\([^)]*\\))?';
const RUNS =
  '(?:operators?|management|owners?|agency|concessionaires?|representatives?|vehicles?|staff|authorities)';
/** "The operator of the common facility shall collect", "CBWTF operator will lift". Leaves what "shall be" done. */
const COMMANDS_OPERATOR = new RegExp(
  `^\\W*(?:the\\s+)?(?:${RUNS}\\s+(?:of|at|from)\\s+(?:(?:the|any|such|authori[sz]ed|nearest)\\s+)*${FACILITY}|${FACILITY}(?:\\s+${RUNS})?)\\s+(?:shall|should|must|will|has\\s+to|is\\s+(?:required|directed)\\s+to)\\s+(?!be\\s+(?:handed|given|sent|provided|paid|informed))`,
  'i',
);
/** What the holder has to do in the same sentence. */
const HOLDER_TOO =
  /\b(?:occupier|generator|hospital|HCF|HCE|clinic|industry|unit|member|institution|laborator(?:y|ies)|applicant|you)s?\s+(?:shall|should|must)\b/i;
/** A holder that runs such a facility itself, by its name. */
const RUNS_IT =
  /\b(?:common|cbm?wtf|cetp|cstp|tsdf|treatment|incinerat\w*|bio-?\s?medical|waste|enviro\w*|eco\w*|clean\w*|recycl\w*|disposal|sanitation|infrastructure|effluent|municipal\w*)\b/i;

/**
 * Leaves out what the operator of a common facility is told ("The operator of the common facility shall collect the waste
 * daily") in the order of one who only hands waste or effluent over. All is kept where the name of the holder is not
 * known or may be that of a facility.
 */
export const withoutCommonOperator = (findings: Findings, holder: string | null): Findings =>
  holder === null || RUNS_IT.test(holder)
    ? findings
    : keepDuties(
        findings,
        findings.obligations.map(
          ({ citation }) => !COMMANDS_OPERATOR.test(citation.quote) || HOLDER_TOO.test(citation.quote),
        ),
      );
