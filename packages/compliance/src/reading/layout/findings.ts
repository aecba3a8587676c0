import type { Block } from './blocks.ts';
import { toPassage } from './passage.ts';

/** "Status of compliance noted by the Regional Office", "Observations during the inspection": a title above what somebody saw. */
const HEADS_FINDINGS =
  /\b(?:status\s+of\s+(?:the\s+)?compliance|compliance\s+status|present\s+status|(?:observations?|findings)\b(?!\s+wells?)|inspection\s+(?:report|note|notes|details)|(?:report|record)\s+(?:of|on)\s+(?:the\s+)?(?:[a-z]+\s+)?(?:inspection|visit|analysis|sampling|monitoring)|action\s+taken|(?:reply|replies|response)\s+(?:of|by|from)|details?\s+of\s+(?:the\s+)?(?:last\s+)?(?:inspections?|visits?)|(?:site\s+)?visit\s+(?:of|on|dated|report)|(?:analysis|monitoring|sampling|test|analytical)\s+(?:results?|reports?|data)|(?:noted|seen|observed|found|verified|recorded|measured)\s+(?:by|during|on|at|in)\s)/i;
/** Words that make a standard of a figure, in a title, a head or a sentence above a table. */
export const BOUNDS = /tolerance|\blimit|standard|\bnorms?\b|prescribed|permissible|\bexceed/i;
/** "ANNEXURE - I": a heading that does not say what stands below it. */
const BARE_HEADING =
  /^\W*(?:annexure|appendix|enclosure|schedule|part|attachment)\W*(?:[IVX]{1,4}|[A-H]|\d{1,2})?\W*$/i;
/** A title has no more lines; what stands below may run on from it. */
const TITLE_LINES = 2;
const COMMANDS = /\b(?:shall|should|must|is\s+to|are\s+to|to\s+be)\b/i;

const headsFindings = (title: string): boolean => HEADS_FINDINGS.test(title) && !BOUNDS.test(title);

/** The title that a heading leaves to the words below it, or an empty string. */
const titleBelow = (heading: string, next: Block | undefined): string => {
  if (!BARE_HEADING.test(heading) || next?.kind !== 'paragraph' || next.number !== null) return '';
  const { text } = toPassage(next.lines.slice(0, TITLE_LINES));
  return COMMANDS.test(text) ? '' : text;
};

/**
 * Whether each block stands below a heading that says that what follows was seen or measured, "Status of compliance",
 * alone or below a bare "ANNEXURE - I": there a figure is a limit, and a time a duty, only where its own words command.
 */
export const listFindings = (blocks: readonly Block[]): boolean[] => {
  let isFinding = false;
  return blocks.map((block, at) => {
    if (block.kind === 'heading')
      isFinding = headsFindings(block.text) || headsFindings(titleBelow(block.text, blocks[at + 1]));
    return isFinding;
  });
};
