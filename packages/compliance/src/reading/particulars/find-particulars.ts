import type { Block } from '../layout/blocks.ts';
import { isCopyHeading } from '../layout/heading-rules.ts';
import { toPassage } from '../layout/passage.ts';
import type { ReadParticular } from '../types.ts';
import { findTableParticulars } from './particular-rules.ts';

/** The particulars of an order, from its tables, in reading order; the same row printed twice is one. */
export const findParticulars = (blocks: Block[]): ReadParticular[] => {
  const found: ReadParticular[] = [];
  const seen = new Set<string>();
  let section: string | null = null;
  let before = '';
  for (const block of blocks) {
    if (block.kind === 'heading') {
      section = isCopyHeading(block.text) ? null : block.text;
      before = block.text;
    } else if (block.kind === 'paragraph') {
      const { text } = toPassage(block.lines);
      if (text.length > 12) before = text;
    } else {
      for (const each of findTableParticulars(block.table, { section, before })) {
        const key = JSON.stringify([each.kind, each.name.toLowerCase(), each.value, each.unit]);
        if (!seen.has(key)) found.push(each);
        seen.add(key);
      }
    }
  }
  return found;
};
