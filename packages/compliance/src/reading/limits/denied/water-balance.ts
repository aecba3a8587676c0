import type { Table } from '../../layout/table.ts';
import { isParameter } from '../parameters.ts';

/** "Quantity (KLD)", "Flow, cum/day": how much water there is of each. */
const AMOUNT =
  /\b(?:quantity|qty|flow|volume|generation|consumption|requirement|intake|fresh\s+water)\b|\b(?:KLD|CMD|MLD|m3|cum|cu\.?\s?m|kl)\s*\/?\s*(?:day|d)?\b/i;
/** Where the water goes, or what is won back of it. */
const USE =
  /\brecover(?:y|ed)\b|\brecycl\w*|\breuse[sd]?\b|\bloss(?:es)?\b|\bevaporat\w*|\breject\b|\bfresh\s+water\b|\bwaste\s*water\s*(?:generat\w*)?$|\bgeneration\b|\btreatment(?:\s+(?:scheme|given|proposed|route|unit|method))?$|\bmode\s+of\s+(?:treatment|disposal)\b|\bproposed\s+treatment\b/i;
/** What each row is called by: a stream, a use, a source of water. */
const STREAM =
  /^(?:(?:name|type|details?|particulars|source|description)\s+of\s+(?:the\s+)?)?(?:(?:effluent|waste\s*water|water)\s+)?(?:streams?|uses?|purposes?|sources?(?:\s*\/\s*uses?)?|segregation|effluents?|waste\s*waters?)\b/i;
const BOUNDS = /tolerance|\blimit|standard|\bnorms?\b|prescribed|permissible|\bexceed|\bmax(?:imum)?\b/i;
/** Words above a table that make limits of it. */
const ANNOUNCES_LIMITS = /\bconform|\bstandards?\b|\blimits?\b|\bnorms?\b|not\s+(?:to\s+)?exceed/i;
/** The words above it. */
const CALLED =
  /\b(?:water|effluent|salt|TDS|material)\s+balance\b|\b(?:characteri[sz]tics?|segregation|quantity\s+and\s+quality|details?|break-?\s?up)\s+of\s+(?:the\s+|each\s+)?(?:[\w-]+\s+){0,3}?(?:streams?|generation|waste\s*water)\b|\bstream\s*-?\s?wise\b/i;

/**
 * Whether a table tells how much water is taken, treated, lost and won back, with what it holds ("Stream | KLD | TDS |
 * Treatment | Recovery"): what it counts and measures is no limit. One whose heads name a limit is none.
 */
export const isWaterBalance = ({ heads, rows }: Table, before: string): boolean => {
  const all = heads.join(' ');
  if (BOUNDS.test(all)) return false;
  const said = before.slice(-160);
  if (ANNOUNCES_LIMITS.test(said)) return false;
  if (CALLED.test(said) && !BOUNDS.test(said)) return true;
  const amount = heads.findIndex((head) => AMOUNT.test(head));
  const uses = heads.filter((head, at) => at !== amount && USE.test(head));
  const isByParameter = rows.length > 0 && rows.every(({ cells }) => cells.some((cell) => isParameter(cell)));
  return (
    amount >= 0 &&
    !isByParameter &&
    (STREAM.test(heads.find(Boolean) ?? '') ? uses.length > 0 : uses.length > 1)
  );
};
