import { type PageThumb, PageThumbs, toMarkTop } from '@anupalan/ui/document';
import { useMemo } from 'react';
import type { Condition } from './condition.ts';
import { groupMarks, type PageMark } from './marks.ts';
import { viewerWords } from './words.ts';

/** Props of {@link OrderThumbs}. */
export type OrderThumbsProps = {
  pageCount: number;
  current: number;
  conditions: readonly Condition[];
  unreadPages: readonly number[];
  onGoTo: (page: number) => void;
};

function toThumb(page: number, marks: readonly PageMark[], isUnread: boolean): PageThumb {
  const tops = marks.map(({ rects }) => toMarkTop({ boxes: rects }));
  if (isUnread) return { page, label: viewerWords.thumbs.unread(page), marks: tops };
  if (marks.length === 0) return { page, label: viewerWords.thumbs.page(page) };
  const left = marks.filter(({ condition }) => condition.state === 'suggested').length;
  const words = left === 0 ? viewerWords.thumbs.allChecked : viewerWords.thumbs.toCheck(left);
  return { page, label: viewerWords.thumbs.pageWith(page, words), marks: tops, left };
}

/** Every page of an order: where its conditions stand and how many are left. Drawn from the findings alone. */
export function OrderThumbs({ pageCount, current, conditions, unreadPages, onGoTo }: OrderThumbsProps) {
  const marks = useMemo(() => groupMarks(conditions), [conditions]);
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    return toThumb(page, marks.get(page) ?? [], unreadPages.includes(page));
  });
  return <PageThumbs pages={pages} current={current} onGoTo={onGoTo} />;
}
