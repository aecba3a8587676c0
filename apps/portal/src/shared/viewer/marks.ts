import type { CitationRect } from '@anupalan/api-client/types';
import type { DocumentMark } from '@anupalan/ui/document';
import { toChipLabel, toChipState } from './chip-state.ts';
import type { Condition } from './condition.ts';

/** A condition's boxes on one page, as shares (0..1) of it; origin top left. */
export type PageMark = { condition: Condition; rects: CitationRect[] };

/** Boxes by page. Words that run over to the next page have boxes on both. */
export function groupMarks(conditions: readonly Condition[]): Map<number, PageMark[]> {
  const pages = new Map<number, PageMark[]>();
  for (const condition of conditions) {
    for (const rect of condition.citation.rects) {
      const page = rect.page ?? condition.citation.page;
      if (page === null) continue;
      const marks = pages.get(page) ?? [];
      pages.set(page, marks);
      const mark = marks.find((one) => one.condition.id === condition.id);
      if (mark === undefined) marks.push({ condition, rects: [rect] });
      else mark.rects.push(rect);
    }
  }
  return pages;
}

/** What the page view draws of a condition on one page. */
export function toDocumentMark({ condition, rects }: PageMark, page: number): DocumentMark {
  return {
    id: condition.id,
    number: condition.number,
    label: toChipLabel(condition),
    boxes: rects,
    state: toChipState(condition),
    isFaint: condition.state === 'rejected',
    isContinued: condition.citation.page !== page,
  };
}
