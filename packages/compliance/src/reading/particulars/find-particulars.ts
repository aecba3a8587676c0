import type { Block } from '../layout/blocks.ts';
import { isCopyHeading } from '../layout/heading-rules.ts';
import { toPassage } from '../layout/passage.ts';
import type { ReadParticular } from '../types.ts';
import { findTableParticulars } from './particular-rules.ts';
import { findTextParticulars } from './text-particular-rules.ts';

/** The particulars of an order, from its tables and sentences, in reading order; the same told twice is one. */
export const findParticulars = (blocks: Block[]): ReadParticular[] => {
  const found: ReadParticular[] = [];
  const seen = new Set<string>();
  const add = (each: ReadParticular) => {
    const key = JSON.stringify([each.kind, each.name.toLowerCase(), each.value, each.unit]);
    if (!seen.has(key)) found.push(each);
    seen.add(key);
  };
  let section: string | null = null;
  let before = '';
  for (const block of blocks) {
    if (block.kind === 'heading') {
      section = isCopyHeading(block.text) ? null : block.text;
      before = block.text;
    } else if (block.kind === 'paragraph') {
      const passage = toPassage(block.lines);
      if (passage.text.length > 12) before = passage.text;
      for (const each of findTextParticulars(passage)) add(each);
    } else {
      for (const each of findTableParticulars(block.table, { section, before })) add(each);
    }
  }
  return found;
};
