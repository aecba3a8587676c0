import { citeLines } from '../layout/passage.ts';
import type { Fact, OrderKind } from '../types.ts';
import type { Head } from './head.ts';
import { toKind } from './kind-rules.ts';

/** What the order is: consent to establish or operate, combined consent, clearance, or an authorisation. */
export const findKind = (head: Head): Fact<OrderKind> => {
  const { kind, confidence } = toKind(head);
  const word = /consent|authori[sz]ation|clearance/i;
  const line =
    head.lines.find((each) => /^\W*sub/i.test(each.text)) ?? head.lines.find((each) => word.test(each.text));
  return { value: kind, citation: line ? citeLines([line]) : null, confidence };
};
