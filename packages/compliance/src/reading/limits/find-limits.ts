import type { Block } from '../layout/blocks.ts';
import { isCopyHeading } from '../layout/heading-rules.ts';
import { toPassage } from '../layout/passage.ts';
import type { ReadLimit } from '../types.ts';
import { findListedLimits } from './listed-limits.ts';
import { findTableLimits } from './table-limit-rules.ts';
import { findTextLimits } from './text-limits.ts';

/** All limits of an order, from its tables, its lists and its sentences, in reading order. */
export const findLimits = (blocks: Block[]): ReadLimit[] => {
  const limits: ReadLimit[] = [];
  let section: string | null = null;
  let before = '';
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (isCopyHeading(block.text)) section = null;
      else {
        section = block.text;
        before = block.text;
      }
    } else if (block.kind === 'table') limits.push(...findTableLimits(block.table, { section, before }));
    else {
      const passage = toPassage(block.lines);
      const listed = findListedLimits(block, { section, before });
      if (listed.length > 0) {
        // The lines of a list are all announced by the same line.
        limits.push(...listed);
        continue;
      }
      // A stray word of a header says nothing about the table below it.
      if (passage.text.length > 12) before = passage.text;
      limits.push(...findTextLimits(passage, section));
    }
  }
  return limits;
};
